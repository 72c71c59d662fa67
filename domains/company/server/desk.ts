/** Which row of the contract is answered by which query or action. */
import { type Desk, desk } from '@mizan/platform/http'
import { companyRows } from '../contract.ts'
import { acceptInvitation } from './actions/accept-invitation.ts'
import { createInvitation } from './actions/create-invitation.ts'
import { deleteInvitation } from './actions/delete-invitation.ts'
import { removeMember } from './actions/remove-member.ts'
import { resendInvitation } from './actions/resend-invitation.ts'
import { setRoles } from './actions/set-roles.ts'
import type { CompanyParts } from './parts.ts'
import { readAudit } from './queries/audit.ts'
import { listPending, readInvitation } from './queries/invitations.ts'
import { listMembers, listRoles, listUsers, readSeats } from './queries/members.ts'

export const companyDesk = (parts: CompanyParts): Desk =>
  desk(companyRows, {
    'company.members': (ctx) => listMembers(parts, ctx),
    'company.users': (ctx) => listUsers(parts, ctx),
    'company.removeMember': (ctx, { params }) => removeMember(parts, ctx, params.userId),
    'company.setRoles': (ctx, { params, body }) => setRoles(parts, ctx, params.userId, body.roles),
    'company.roles': (ctx) => listRoles(ctx),
    'company.limit': (ctx) => readSeats(parts, ctx),
    'company.audit': (ctx, { query }) => readAudit(parts, ctx, query),
    'invite.create': (ctx, { body }) => createInvitation(parts, ctx, body),
    'invite.pending': (ctx) => listPending(parts, ctx),
    'invite.resend': (ctx, { params }) => resendInvitation(parts, ctx, params.invitationId),
    'invite.delete': (ctx, { params }) => deleteInvitation(parts, ctx, params.invitationId),
    'invite.details': (ctx, { params }) => readInvitation(parts, ctx, params.invitationId),
    'invite.accept': (ctx, { params }) => acceptInvitation(parts, ctx, params.invitationId),
  })
