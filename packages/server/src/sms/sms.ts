/** One text message. */
export interface Sms {
  /** International digits: `255712000001`. */
  readonly to: string;
  readonly text: string;
  /** The code in the text, when there is one. */
  readonly otp?: string;
}

/** A gateway. `deliver` resolves when the gateway has accepted the message and rejects when it has not. */
export interface SmsProvider {
  deliver(sms: Sms): Promise<void>;
}
