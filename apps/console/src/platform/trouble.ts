/** How the page tells a person of trouble that no form shows. The frame says how once it stands. */
export type Trouble = {
  /** A red message for five seconds. */
  readonly message: (text: string) => void;
  /**
   * The session is over: a message, and the page reloads after ten seconds or at once on a click; where that would lose what is typed,
   * the person signs in again on the page. True says that they have, and that the refused call may go out again.
   */
  readonly signedOut: (text: string) => Promise<boolean>;
  /** The session ended elsewhere: the dialog "Confirm logout", with Re-Login and Cancel. True as above. */
  readonly confirmLogout: (text: string) => Promise<boolean>;
};

/** Until the frame stands, whoever makes the call deals with its failure. */
let shown: Trouble = {
  message: () => undefined,
  signedOut: async () => false,
  confirmLogout: async () => false,
};

/** Whoever shows trouble, at this moment. */
export const trouble = (): Trouble => shown;

export function showTrouble(by: Trouble): void {
  shown = by;
}
