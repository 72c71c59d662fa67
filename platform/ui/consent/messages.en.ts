import type { tr } from './messages.tr.ts'

export const en: typeof tr = {
  label: 'Cookies',
  body: 'We use the cookies that are needed to remember your session and your choices. For cookies that measure use we ask for your consent.',
  more: 'Privacy policy',
  accept: 'Accept',
  decline: 'Decline',
}
