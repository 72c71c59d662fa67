/** Parts of the profile, as they stand in its address. */
export const profileTabs = ['profile', 'security', 'data'] as const
export type ProfileTab = (typeof profileTabs)[number]

export const isProfileTab = (value: unknown): value is ProfileTab => profileTabs.some((tab) => tab === value)
