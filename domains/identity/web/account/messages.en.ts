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
  notice: {
    label: 'Your office membership',
    removed:
      'You were removed from the office {{office}} on {{at}}; you no longer have access to its records.',
    own: 'You are now in an office of your own: {{office}}.',
  },
  failed: 'Your account could not be loaded.',
  retry: 'Try again',
}
