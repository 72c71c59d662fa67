/** The tabs of the profile; notifications add theirs at 30. */
import { tab } from '@mizan/platform/ui'
import type {} from '../slots.ts'

export const profileTabs = [
  tab('identity.profile', {
    id: 'profile',
    order: 10,
    title: { tr: 'Bilgilerim', en: 'About me' },
    load: async () => (await import('./AboutMe.tsx')).AboutMe,
  }),
  tab('identity.profile', {
    id: 'security',
    order: 20,
    title: { tr: 'Güvenlik', en: 'Security' },
    load: async () => (await import('./SecurityCards.tsx')).SecurityCards,
  }),
  tab('identity.profile', {
    id: 'data',
    order: 40,
    title: { tr: 'Verilerim', en: 'My data' },
    load: async () => (await import('./DataCards.tsx')).DataCards,
  }),
]
