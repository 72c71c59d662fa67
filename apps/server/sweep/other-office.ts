/** Ids of another office, put where a call takes ids of one's own. */
import type { Row } from '@mizan/platform/contract'
import type { Input } from './rows.ts'
import type { Person, World } from './world.ts'

/** What an attacker may have learnt of another office. */
export interface Learnt {
  userId: string
  sessionId: string
  invitationId: string
  factorId: string
  challengeId: string
  codeId: string
}

const password = 'Ornek-Parola-1'
const registration = { barAssociationId: 'tr-izmir', registrationNumber: '4711' }

/** Fills the office of `victim` and gives the ids of what is in it. */
export async function fillOffice({ call }: World, { userId, headers }: Person): Promise<Learnt> {
  const invitation = { email: `${userId.slice(0, 8)}@baska.test`, name: 'Ece', surname: 'Konuk' }
  const { data: sessions } = await call(headers, 'user.sessions')
  const { data: invited } = await call(headers, 'invite.create', { body: invitation })
  const { data: totp } = await call(headers, 'user.beginTotp', { body: { password } })
  const { data: passkey } = await call(headers, 'user.beginPasskey', { body: { password } })
  const { data: code } = await call(headers, 'user.updatePhone', {
    body: { newPhoneNumber: '+905559998877', password },
  })
  return {
    userId,
    sessionId: sessions.items[0].id,
    invitationId: invited.invitationId,
    factorId: totp.factorId,
    challengeId: passkey.challengeId,
    codeId: code.codeId,
  }
}

export interface Reach {
  input: (learnt: Learnt) => Input
  /** What the row answers: as if there were no such thing. */
  answer: string
}

/** Every row that takes an id of something that belongs to a person or an office. */
export const reaches: Record<string, Reach> = {
  'company.removeMember': { input: ({ userId }) => ({ params: { userId } }), answer: 'user.not_found' },
  'company.setRoles': {
    input: ({ userId }) => ({ params: { userId }, body: { roles: ['USER'] } }),
    answer: 'user.not_found',
  },
  'invite.resend': {
    input: ({ invitationId }) => ({ params: { invitationId } }),
    answer: 'invitation.not_found',
  },
  'invite.delete': {
    input: ({ invitationId }) => ({ params: { invitationId } }),
    answer: 'invitation.not_found',
  },
  // Only the link of the letter opens it, and that is never shown to anybody.
  'invite.accept': {
    input: ({ invitationId }) => ({ params: { invitationId } }),
    answer: 'invitation.invalid',
  },
  'bars.setConfirmed': {
    input: ({ userId }) => ({ params: { userId }, body: registration }),
    answer: 'access.forbidden',
  },
  'bars.setNotValid': {
    input: ({ userId }) => ({ params: { userId }, body: registration }),
    answer: 'access.forbidden',
  },
  'bars.decideProposal': {
    input: () => ({ params: { proposalId: 'proposal-1' }, body: { accept: true } }),
    answer: 'access.forbidden',
  },
  // What people wrote to us belongs to no office: staff alone reads it.
  'site.setMessageState': {
    input: () => ({ params: { messageId: 'contact-1' }, body: { state: 'closed' } }),
    answer: 'access.forbidden',
  },
  'site.deleteMessage': {
    input: () => ({ params: { messageId: 'contact-1' } }),
    answer: 'access.forbidden',
  },
  'user.endSession': { input: ({ sessionId }) => ({ params: { sessionId } }), answer: 'session.not_found' },
  'user.confirmTotp': {
    input: ({ factorId }) => ({ body: { factorId, code: '123456' } }),
    answer: 'factor.not_found',
  },
  'user.removeFactor': {
    input: ({ factorId }) => ({ params: { factorId }, body: { password } }),
    answer: 'factor.not_found',
  },
  'user.addPasskey': {
    input: ({ challengeId }) => ({ body: { challengeId, response: {} } }),
    answer: 'passkey.refused',
  },
  'auth.verifyPasskey': {
    input: ({ challengeId }) => ({ body: { challengeId, response: {} } }),
    answer: 'factor.not_found',
  },
  'auth.verify': { input: ({ codeId }) => ({ body: { codeId, code: '123456' } }), answer: 'code.wrong' },
  'auth.resendOtp': { input: ({ codeId }) => ({ body: { codeId } }), answer: 'code.expired' },
  'user.forgotPasswordVerify': {
    input: ({ codeId }) => ({ body: { codeId, code: '123456' } }),
    answer: 'code.wrong',
  },
}

/** Ids that are meant to be known: texts, and lists that everybody sees; an invitation is read by whoever has its address. */
const common = /^(caseId|chunkId|lawId|id|country|barAssociationId|lawNumber)$/
const meantToBeKnown = new Set(['invite.details'])

/** Whether a row takes an id that somebody else could own; each of these has its entry above. */
export function takesOwnedId(name: string, row: Row): boolean {
  const { params, body } = row.sample
  const fields = [...Object.keys(params ?? {}), ...Object.keys((body as object) ?? {})]
  return !meantToBeKnown.has(name) && fields.some((field) => /(^id|Id)$/.test(field) && !common.test(field))
}
