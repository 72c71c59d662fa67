/** Why a case is offered for a mail: its code stands in it, its number does, or its client has sent it. */
export const reasons = ['code', 'number', 'sender'] as const
export type Reason = (typeof reasons)[number]
