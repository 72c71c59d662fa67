/**
 * The number of statements that a successful call may send, without that of the gate, the frame of its transactions
 * and its audit entry. A new row keeps these limits, or is listed below with the reason.
 */
import type { Row } from '@mizan/platform/contract'

/** For a row that changes nothing. */
export const READ_LIMIT = 4
/** For a row that changes something. */
export const WRITE_LIMIT = 8

export const limitOf = (row: Row): number => (row.method === 'GET' || row.asks ? READ_LIMIT : WRITE_LIMIT)

const signIn =
  'Tries at the password are counted before it is compared, in transactions that stand whatever becomes of the call.'
const proof =
  'The password is proven first, whose tries are counted in transactions of their own; the account is then locked and told by letter.'
const guessed =
  'Tries are counted for the session and for the account before the code is looked at, and forgotten once it was right.'
const code =
  'Codes of one account wait for each other, and a letter to nobody is written and taken back so that the answer comes no sooner.'
const concerned =
  'Whoever follows the case is told, and is looked up after everything else was checked and written.'
const uploaded =
  'The case, the key and the room of the office, for which others wait, are asked and the file listed before it is stored; then its key is kept, and the case held while it is named; its text is to be read, and those who have the case are told.'
const orderOfPlan =
  'Subscription, plan and seats are held before the order is written, and the attempt before the bank is asked; what it answers is settled in a transaction of its own.'
const ofVisitor = 'Conversation, bounds of the network and price are counted before anything is read.'
const courtCopy =
  'Where the copy belongs is decided before it is stored and again when the case is held; between the two it is stored as an upload is.'
const rewrapped =
  'Files, unfinished uploads, texts, the index, mails, recordings, answers, drafts and templates have keys, which are read table by table and encrypted anew.'
const ofDraft =
  'Licence, draft, case and the key of the office are asked before a text is read, and names are read in the scope of the system.'
const factsOfCase =
  'What a case says stands in five places: the case, its client, their contacts, its parties, and who asks.'
const promisedRoom =
  'The case, the name, the other uploads of the person, and the plan and the room of the office are asked before a byte is sent.'
const guessedPassphrase = 'A guess is counted before the key is derived, and forgotten once it was right.'
const presented =
  'Each decision of the list is shown with the laws that it cites, and these with their titles and articles.'

/** The exact number that a row sends instead, and why it cannot send fewer. */
export const statementExceptions: Readonly<Record<string, { statements: number; reason: string }>> = {
  'auth.login': { statements: 16, reason: signIn },
  'auth.extensionLogin': { statements: 15, reason: signIn },
  'auth.requestOtp': { statements: 10, reason: code },
  'auth.resendOtp': { statements: 12, reason: code },
  'user.forgotPassword': { statements: 9, reason: code },
  'auth.verify': {
    statements: 16,
    reason: 'The right code of a sign-up proves the mailbox and founds the office with its member.',
  },
  'auth.verifyTotp': { statements: 10, reason: guessed },
  'auth.verifyRecoveryCode': { statements: 12, reason: guessed },
  'user.changePassword': { statements: 9, reason: proof },
  'user.updatePhone': { statements: 13, reason: proof },
  'user.removeFactor': { statements: 10, reason: proof },
  'user.renewRecoveryCodes': { statements: 9, reason: proof },
  'tokens.create': { statements: 9, reason: proof },
  'user.exportData': {
    statements: 42,
    reason: 'Each table that holds something about a person is read by itself.',
  },
  'user.erase': {
    statements: 56,
    reason:
      'Each table that holds something about a person is cleared by itself, after the password is proven.',
  },
  'tasks.applyTemplate': {
    statements: 9,
    reason: 'The holidays of the office, which move its days, are read besides the case and the template.',
  },
  'company.removeMember': {
    statements: 19,
    reason:
      'Person and office are locked one after the other, rights and sessions end, and the person is told twice.',
  },
  'invite.accept': {
    statements: 26,
    reason:
      'Two offices are locked, what was read before is read again under the locks, and rights in the former one end.',
  },
  'client.updateName': {
    statements: 10,
    reason:
      'Similar names are looked for, the name is kept in keys and in cases as well, and the balance of the day is read.',
  },
  'cases.updateParty': { statements: 9, reason: concerned },
  'cases.addClientParty': { statements: 9, reason: concerned },
  'cases.linkDecision': { statements: 9, reason: concerned },
  'cases.decisions': { statements: 6, reason: presented },
  'calendar.readFeed': {
    statements: 5,
    reason:
      'The address is counted, its owner, the licence and the country of the office are looked up, and the dates are read.',
  },
  'government.create': {
    statements: 18,
    reason:
      'The court file is looked for, names are checked for conflicts, and the case is made with parties and hearings.',
  },
  'government.addFile': { statements: 28, reason: courtCopy },
  'government.addReferenceFile': { statements: 29, reason: courtCopy },
  'government.files': {
    statements: 5,
    reason:
      'The court files of the case, their counts, the summary of all documents and the page are read one by one.',
  },
  'government.proposals': {
    statements: 6,
    reason:
      'The figures of time limits, the court files of the case, what was dismissed, its parties and recent documents are read one by one.',
  },
  'documents.list': {
    statements: 5,
    reason: 'It counts the bin as well, and each document is shown with its newest version and its people.',
  },
  'documents.add': { statements: 17, reason: uploaded },
  'documents.beginUpload': { statements: 9, reason: promisedRoom },
  'documents.addVersion': { statements: 17, reason: uploaded },
  'drafts.generate': {
    statements: 12,
    reason: `${factsOfCase} Its key is made under that of the office, and the draft is kept with its first version.`,
  },
  'drafts.read': { statements: 6, reason: ofDraft },
  'drafts.versions': { statements: 5, reason: ofDraft },
  'drafts.file': { statements: 6, reason: ofDraft },
  'drafts.toCase': { statements: 28, reason: `${ofDraft} Then it is added, with all that an upload asks.` },
  'templates.create': {
    statements: 9,
    reason:
      'The templates of the office are held and counted, and the one that is copied is read, before its key is made and it is kept.',
  },
  'templates.list': { statements: 6, reason: factsOfCase },
  'documents.convert': {
    statements: 21,
    reason:
      'A file is read, with all that a preview asks, and the new one is added, with all that an upload asks.',
  },
  'documents.zip': {
    statements: 7,
    reason:
      'Right, key and file are asked once more when the archive comes to a file, minutes after the call.',
  },
  'documents.compare': {
    statements: 7,
    reason: 'Two files are found, their keys opened, and the reading of each is noted.',
  },
  'mail.bring': {
    statements: 14,
    reason:
      'The room of the office, for which others wait, is asked and the mail listed before its file is stored; then it is compared with others, and contacts are asked for its sender.',
  },
  'mail.file': {
    statements: 32,
    reason: 'The mail is read again and removed, and it and its attachment are each added as an upload is.',
  },
  'documents.takeKey': { statements: 18, reason: rewrapped },
  'documents.changePassphrase': { statements: 18, reason: `${rewrapped} ${guessedPassphrase}` },
  'documents.giveBackKey': { statements: 18, reason: `${rewrapped} ${guessedPassphrase}` },
  'documents.moveSome': {
    statements: 10,
    reason:
      'The key is held, both cases are asked and get an entry, names are compared, and those who have them are told.',
  },
  'documents.finishUpload': {
    statements: 20,
    reason:
      'Besides those of an upload: what it has become is looked up first, its key is opened, and of two calls that finish it the second waits.',
  },
  'documents.makeExhibits': {
    statements: 21,
    reason:
      'Files are read, with all that an archive asks, and the new one is added, with all that an upload asks.',
  },
  'documents.copy': {
    statements: 23,
    reason:
      'Besides those of an upload: the file is opened in one case, and both cases get an entry, of which their people are told.',
  },
  'recordings.begin': {
    statements: 11,
    reason:
      'Key and room of the office, for which others wait, are asked before anything is recorded, and the recording is shown.',
  },
  'recordings.transcribe': {
    statements: 9,
    reason: 'Recording and key are asked before a job begins, and the recording is shown as it is then.',
  },
  'recordings.saveTranscript': {
    statements: 9,
    reason: 'Key and recording are held, its text is to be read, and those who have the case are told.',
  },
  'recordings.useTranscription': {
    statements: 11,
    reason:
      'Two texts are held, one is opened and becomes the other, which is to be read, and those who have the case are told.',
  },
  'time.list': {
    statements: 5,
    reason: 'Its sums count all pages, and each entry is shown with its case, clients and person.',
  },
  'sample.remove': {
    statements: 11,
    reason:
      'Clients and cases are locked, all that refers to them is found, and rows, traces and marks are deleted.',
  },
  'decisions.citedBy': { statements: 7, reason: presented },
  'decisions.similar': { statements: 5, reason: presented },
  'laws.citedBy': { statements: 8, reason: presented },
  'assistant.ask': {
    statements: 9,
    reason:
      'Decisions, what they cite and articles are read one after the other, and the answer is kept in its conversation.',
  },
  'billing.addSeats': { statements: 19, reason: orderOfPlan },
  'billing.extend': { statements: 20, reason: orderOfPlan },
  'billing.orderByTransfer': { statements: 10, reason: orderOfPlan },
  'billing.switchCycle': { statements: 21, reason: orderOfPlan },
  'billing.switchPlan': { statements: 21, reason: orderOfPlan },
  'billingStaff.refund': { statements: 12, reason: orderOfPlan },
  'payment.addCard': { statements: 13, reason: orderOfPlan },
  'payment.completeApplePay': { statements: 25, reason: orderOfPlan },
  'payment.payWithCard': { statements: 20, reason: orderOfPlan },
  'payment.process': { statements: 15, reason: orderOfPlan },
  'payment.processSubscription': { statements: 17, reason: orderOfPlan },
  'payment.saveCard': { statements: 13, reason: orderOfPlan },
  'guest.article': { statements: 5, reason: ofVisitor },
  'guest.chat': { statements: 6, reason: ofVisitor },
  'guest.decision': { statements: 5, reason: ofVisitor },
  'guest.paragraph': { statements: 5, reason: ofVisitor },
  'guest.search': { statements: 5, reason: ofVisitor },
  'llmDemo.article': { statements: 5, reason: ofVisitor },
  'llmDemo.chat': { statements: 10, reason: ofVisitor },
  'llmDemo.decision': { statements: 5, reason: ofVisitor },
  'llmDemo.paragraph': { statements: 5, reason: ofVisitor },
}
