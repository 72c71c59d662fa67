/** Sessions, factors, codes and bar memberships of somebody else. */
import { defineOtherOffice } from '@mizan/platform/domain'

const password = 'Ornek-Parola-1'
const registration = { barAssociationId: 'tr-izmir', registrationNumber: '4711' }
const newPhoneNumber = '+905559998877'
const code = '123456'

export const identityOtherOffice = defineOtherOffice({
  fill: async (call) => {
    const sessions = await call('user.sessions')
    const totp = await call('user.beginTotp', { body: { password } })
    const passkey = await call('user.beginPasskey', { body: { password } })
    const token = await call('tokens.create', {
      body: { name: 'Asistan', scopes: ['cases'], days: 30, password },
    })
    const sent = await call('user.updatePhone', { body: { newPhoneNumber, password } })
    return {
      sessionId: String(sessions.items[0].id),
      factorId: String(totp.factorId),
      challengeId: String(passkey.challengeId),
      tokenId: String(token.id),
      codeId: String(sent.codeId),
    }
  },
  reaches: {
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
    'tokens.revoke': { input: ({ tokenId }) => ({ params: { tokenId } }), answer: 'token.not_found' },
    'user.endSession': { input: ({ sessionId }) => ({ params: { sessionId } }), answer: 'session.not_found' },
    'user.confirmTotp': {
      input: ({ factorId }) => ({ body: { factorId, code } }),
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
    'auth.verify': { input: ({ codeId }) => ({ body: { codeId, code } }), answer: 'code.wrong' },
    'auth.resendOtp': { input: ({ codeId }) => ({ body: { codeId } }), answer: 'code.expired' },
    'user.forgotPasswordVerify': {
      input: ({ codeId }) => ({ body: { codeId, code } }),
      answer: 'code.wrong',
    },
  },
})
