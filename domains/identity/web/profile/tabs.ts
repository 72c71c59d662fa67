/** The tabs of the profile, as written in its address. */
export const profileTabs = ['profile', 'security', 'notifications', 'data'] as const
export type ProfileTab = (typeof profileTabs)[number]

export const isProfileTab = (value: unknown): value is ProfileTab => profileTabs.some((tab) => tab === value)
