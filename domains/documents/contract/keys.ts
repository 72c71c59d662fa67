/**
 * Rows about the key under which the documents of an office are encrypted. Only taking it needs a licence: an office that no
 * longer pays for that must still see that its key is closed, open it, change the passphrase, and give the key back.
 */
import { defineRows, done } from '@mizan/platform/contract'
import { keyAudit } from '../audit/keys.ts'
import { HeldKey, KeyState, NewPassphrase, OpenKey, TakenKey, TypedKey } from '../schemas/keys.ts'
import { reading } from './access.ts'

const group = 'documents'

/** Of those who write in the module, only administrators are answered. */
const administering = {
  session: 'bearer',
  feature: 'caseManagement',
  permission: { module: 'company', level: 'Write' },
} as const

const wrong = [
  'document.key_not_held',
  'document.wrong_passphrase',
  'document.key_guessed_too_often',
  'document.key_unavailable',
] as const
/** Tickets as well: a viewer would ask with one that opens nothing any more. Texts are searched only while it is open. */
const renews = ['documents.key', 'documents.ticket', 'documents.text'] as const
const sample = { passphrase: 'dört yeşil kurbağa', newPassphrase: 'beş mavi kaplumbağa' }

export const keyRows = defineRows({
  'documents.key': {
    method: 'GET',
    path: '/documents/key',
    group,
    access: reading,
    summary: 'Says who holds the key of the documents, and whether and until when it is open',
    answer: KeyState,
    errors: [],
    sample: {},
  },
  'documents.openKey': {
    method: 'POST',
    path: '/documents/key/open',
    group,
    access: reading,
    summary: 'Opens the key with the passphrase or the recovery key, for everybody of the office',
    body: TypedKey,
    answer: OpenKey,
    errors: wrong,
    fails: { tr: 'Kilit açılamadı.', en: 'Failed to unlock the documents.' },
    renews,
    audit: keyAudit['document.key_opened'],
    sample: { body: { passphrase: sample.passphrase } },
  },
  'documents.closeKey': {
    method: 'POST',
    path: '/documents/key/close',
    group,
    access: reading,
    summary: 'Closes the key at once, on all servers and for everybody of the office',
    answer: done,
    errors: ['document.key_not_held', 'document.key_not_opened'],
    fails: { tr: 'Belgeler kilitlenemedi.', en: 'Failed to lock the documents.' },
    renews,
    audit: keyAudit['document.key_closed'],
    sample: {},
  },
  'documents.takeKey': {
    method: 'POST',
    path: '/documents/key/take',
    group,
    access: { ...administering, licence: 'encryption_custom', writes: true },
    summary: 'Has the office hold its own key from now on, under a passphrase that the server does not know',
    body: TakenKey,
    answer: HeldKey,
    errors: [
      'document.key_administrators_only',
      'document.key_not_understood',
      'document.key_held',
      'document.key_unavailable',
    ],
    fails: { tr: 'Anahtar büroya alınamadı.', en: 'Failed to hand the key to the office.' },
    renews,
    audit: keyAudit['document.key_taken'],
    sample: { body: { newPassphrase: sample.newPassphrase, understood: true } },
  },
  'documents.changePassphrase': {
    method: 'POST',
    path: '/documents/key/passphrase',
    group,
    access: administering,
    summary: 'Gives the office another key under another passphrase; the former ones open nothing any more',
    body: NewPassphrase,
    answer: HeldKey,
    errors: ['document.key_administrators_only', ...wrong],
    fails: { tr: 'Parola değiştirilemedi.', en: 'Failed to change the passphrase.' },
    renews,
    audit: keyAudit['document.key_changed'],
    sample: { body: sample },
  },
  'documents.giveBackKey': {
    method: 'POST',
    path: '/documents/key/give-back',
    group,
    access: administering,
    summary: 'Has the server hold the key again, so that nobody needs a passphrase',
    body: TypedKey,
    answer: done,
    errors: ['document.key_administrators_only', ...wrong],
    fails: { tr: 'Anahtar geri verilemedi.', en: 'Failed to give the key back to Mizan.' },
    renews,
    audit: keyAudit['document.key_given_back'],
    sample: { body: { passphrase: sample.passphrase } },
  },
})
