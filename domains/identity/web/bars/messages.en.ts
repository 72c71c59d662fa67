import type { tr } from './messages.tr.ts'

export const en: typeof tr = {
  open: 'My bar is not listed',
  title: 'Propose a bar',
  lead: 'Write the name of your bar. We will email you once it is listed; if you have chosen no other bar, it is written into your profile as well.',
  name: 'Name of the bar',
  tooShort: 'Write the name of your bar.',
  exists: 'This bar is listed; choose it from the list.',
  send: 'Send the proposal',
  sent: 'We have your proposal and will email you the outcome.',
}
