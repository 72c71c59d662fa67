import type { tr } from './messages.tr.ts'

export const en: typeof tr = {
  menu: 'Account',
  menuOf: 'Account: {{name}}',
  profile: 'My profile',
  contact: 'Contact us',
  logOut: 'Log out',
  loggingOut: 'Logging out…',
  login: 'Sign in',
  signUp: 'Sign up',
  unfinished: 'Finish verification',
  failed: 'Your account could not be loaded.',
  retry: 'Try again',
}
