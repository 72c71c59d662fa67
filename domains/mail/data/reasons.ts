/** The reasons to offer a case for a mail: its code or its number is in the mail, or its client has sent it. */
export const reasons = ['code', 'number', 'sender'] as const
export type Reason = (typeof reasons)[number]
