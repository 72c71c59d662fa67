import type { tr } from './messages.tr.ts'

export const en: typeof tr = {
  title: 'Key of the documents',
  intro:
    'Each document is stored encrypted. Mizan holds the key; if you wish, your office holds it itself, and then nobody but you can read the documents, not even us.',
  unlicensed: 'Your plan does not let the office hold the key.',
  loadFailed: 'The state of the key could not be read.',
  offline: 'Offline: the key cannot be changed.',
  server: 'Mizan holds the key. Nobody has to type a passphrase.',
  office: 'Your office has held the key since {{since}}.',
  open: 'Unlocked until {{until}}.',
  closed: 'Documents and recordings are locked: nobody can open, add or search them.',
  left: 'A member who knows the passphrase left your office on {{at}}. Change the passphrase.',
  action: {
    take: 'Let the office hold the key',
    open: 'Unlock',
    close: 'Lock now',
    change: 'Change the passphrase',
    giveBack: 'Give the key back to Mizan',
  },
  done: {
    open: 'Unlocked.',
    close: 'The documents were locked.',
    giveBack: 'Mizan holds the key again.',
  },
  field: {
    with: 'Unlock with',
    byPassphrase: 'The passphrase',
    byRecoveryKey: 'The recovery key',
    passphrase: 'Passphrase of the office',
    recoveryKey: 'Recovery key',
    recoveryHint: 'As on the paper that you printed; dashes and capitals do not matter.',
    newPassphrase: 'New passphrase',
    newHint: 'At least 12 characters, at least 6 of them different. A few words make a good passphrase.',
    repeated: 'New passphrase, once more',
    different: 'The two passphrases differ.',
    understood: 'I will print the recovery key and keep it in a safe.',
    notUnderstood: 'Confirm this to continue.',
    empty: 'Fill in this field.',
  },
  openIntro: 'The documents are unlocked for everybody in the office.',
  take: {
    lost: 'We do not know the passphrase and cannot reset it. If both the passphrase and the recovery key are lost, all your documents, recordings and transcripts and their backups stay unreadable for good.',
    locked:
      'While the documents are locked, nobody can read, add or search them, nothing can be recorded, and incoming email waits. They are locked again 12 hours after they were unlocked, and when Mizan is restarted.',
  },
  changeIntro: 'The former passphrase and the former recovery key are no longer valid.',
  giveBackIntro:
    'From then on Mizan can open the documents as well. The documents stay as they are; only their keys are encrypted anew.',
  recovery: {
    title: 'Your recovery key',
    once: 'It is shown only now. Print it and keep it in a safe: if the passphrase is forgotten, nothing else opens the documents.',
    office: 'Office: {{name}}',
    copy: 'Copy',
    copied: 'Copied',
    print: 'Print',
    kept: 'I have put it in a safe',
  },
}
