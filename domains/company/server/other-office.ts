/** Members and invitations of another office. */
import { defineOtherOffice } from '@mizan/platform/domain'

export const companyOtherOffice = defineOtherOffice({
  fill: async (call, { userId }) => {
    const email = `${userId.slice(0, 8)}@baska.test`
    const { invitationId } = await call('invite.create', { body: { email, name: 'Ece', surname: 'Konuk' } })
    return { invitationId: String(invitationId) }
  },
  reaches: {
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
    // Anybody with the link may read an invitation; its id opens it for its own office alone.
    'invite.details': {
      input: ({ invitationId }) => ({ params: { invitationId } }),
      answer: 'invitation.invalid',
    },
    // Only the link in the letter accepts it, and no call ever shows that link.
    'invite.accept': {
      input: ({ invitationId }) => ({ params: { invitationId } }),
      answer: 'invitation.invalid',
    },
  },
})
