/** The tabs of the office's screen, as written in its address. */
export const officeTabs = ['members', 'invitations', 'roles', 'audit', 'data'] as const
export type OfficeTab = (typeof officeTabs)[number]

export const isOfficeTab = (value: unknown): value is OfficeTab => officeTabs.some((tab) => tab === value)
