/** The queries and actions that answer the rows of the contract. */
import { type Desk, desk } from '@mizan/platform/http'
import { companyRows } from '../contract.ts'
import { acceptInvitation } from './actions/accept-invitation.ts'
import { createInvitation } from './actions/create-invitation.ts'
import { deleteInvitation } from './actions/delete-invitation.ts'
import { removeMember } from './actions/remove-member.ts'
import { resendInvitation } from './actions/resend-invitation.ts'
import { setDeviceMaximum } from './actions/set-devices.ts'
import { setProfile } from './actions/set-profile.ts'
import { setRoles } from './actions/set-roles.ts'
import type { CompanyParts } from './parts.ts'
import { readAudit } from './queries/audit.ts'
import { auditFile } from './queries/audit-file.ts'
import { readDevices } from './queries/devices.ts'
import { listPending, readInvitation } from './queries/invitations.ts'
import { listMembers, listRoles, listUsers, readSeats } from './queries/members.ts'
import { readProfile } from './queries/profile.ts'

export const companyDesk = (parts: CompanyParts): Desk =>
  desk(
    companyRows,
    {
      'company.members': listMembers,
      'company.users': listUsers,
      'company.removeMember': (call, { params }) => removeMember(call, params),
      'company.setRoles': (call, { params, body }) => setRoles(call, { ...params, ...body }),
      'company.roles': listRoles,
      'company.limit': readSeats,
      'company.devices': readDevices,
      'company.setDevices': (call, { body }) => setDeviceMaximum(call, body),
      'company.profile': readProfile,
      'company.setProfile': (call, { body }) => setProfile(call, body),
      'company.audit': (call, { query }) => readAudit(call, query),
      'company.auditFile': (call, { query }) => auditFile(call, query),
      'invite.create': (call, { body }) => createInvitation(call, body),
      'invite.pending': listPending,
      'invite.resend': (call, { params }) => resendInvitation(call, params),
      'invite.delete': (call, { params }) => deleteInvitation(call, params),
      'invite.details': (call, { params }) => readInvitation(call, params),
      'invite.accept': (call, { params }) => acceptInvitation(call, params),
    },
    parts,
  )
