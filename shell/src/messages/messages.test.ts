import { testLanguages } from "@portal/testing";
import en from "./en";
import sw from "./sw";

testLanguages(en, sw);
