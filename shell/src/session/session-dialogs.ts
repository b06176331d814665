export { ExpiryDialog } from "./expiry-dialog";
export { SignInAgain } from "./sign-in-again";
