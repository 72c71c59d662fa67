/** Rows of invitations. Waiting: neither accepted nor deleted, though it may have expired. */
import { AppError } from '@mizan/platform/contract'
import { hashOfLink } from '../invitation-link.ts'
import type { Context } from '../parts.ts'
import type { Invitation } from '../tables.ts'

const waiting = ({ db }: Context) =>
  db.selectFrom('invitations').selectAll().where('accepted_at', 'is', null).where('deleted_at', 'is', null)

export const findByLink = (ctx: Context, link: string): Promise<Invitation | undefined> =>
  waiting(ctx).where('link_hash', '=', hashOfLink(link)).executeTakeFirst()

/** Of whatever office: whose it is the caller has to compare. */
export const findWaiting = (ctx: Context, id: string): Promise<Invitation | undefined> =>
  waiting(ctx).where('id', '=', id).executeTakeFirst()

/** @throws AppError `invitation.not_found` for one of another office as for none at all */
export async function getWaiting(ctx: Context, companyId: string, id: string): Promise<Invitation> {
  const invitation = await waiting(ctx)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!invitation) throw new AppError('invitation.not_found')
  return invitation
}

/** Newest first. */
export const listWaiting = (ctx: Context, companyId: string): Promise<Invitation[]> =>
  waiting(ctx).where('company_id', '=', companyId).orderBy('created_at', 'desc').orderBy('id').execute()

/** Invitations by their ids, whatever became of them. */
export const listByIds = ({ db }: Context, companyId: string, ids: string[]): Promise<Invitation[]> =>
  db
    .selectFrom('invitations')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', 'in', ids)
    .execute()

/** What the office has sent since that moment; withdrawn invitations count as well. */
export const listSentSince = ({ db }: Context, companyId: string, since: Date) =>
  db
    .selectFrom('invitations')
    .select(['email', 'sent_at'])
    .where('company_id', '=', companyId)
    .where('sent_at', '>', since.toISOString())
    .execute()

export async function insertInvitation({ db }: Context, invitation: Invitation): Promise<void> {
  await db.insertInto('invitations').values(invitation).execute()
}

export async function updateInvitation(
  { db }: Context,
  { id, company_id }: Invitation,
  change: Partial<Omit<Invitation, 'id' | 'company_id'>>,
): Promise<void> {
  const update = db.updateTable('invitations').set(change).where('id', '=', id)
  await update.where('company_id', '=', company_id).execute()
}

/** With the office go the names of those who never came. */
export async function removeWaiting({ db }: Context, companyId: string): Promise<void> {
  const remove = db.deleteFrom('invitations').where('company_id', '=', companyId)
  await remove.where('accepted_at', 'is', null).execute()
}

export const listAcceptedBy = ({ db }: Context, userId: string): Promise<Invitation[]> =>
  db.selectFrom('invitations').selectAll().where('accepted_by', '=', userId).orderBy('created_at').execute()

export async function removeAcceptedBy({ db }: Context, userId: string): Promise<void> {
  await db.deleteFrom('invitations').where('accepted_by', '=', userId).execute()
}

/** Gives how many invitations went: those that were withdrawn, ran out or were accepted before these moments. */
export async function deleteOldInvitations(
  { db }: Context,
  before: { withdrawn: string; expired: string; accepted: string },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('invitations')
    .where(({ and, eb, or }) =>
      or([
        eb('deleted_at', '<', before.withdrawn),
        eb('accepted_at', '<', before.accepted),
        and([
          eb('expires_at', '<', before.expired),
          eb('accepted_at', 'is', null),
          eb('deleted_at', 'is', null),
        ]),
      ]),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
