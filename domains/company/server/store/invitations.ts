/** Rows of invitations. Waiting means neither accepted nor deleted; a waiting invitation may have expired. */
import { AppError } from '@mizan/platform/contract'
import type { Tx } from '../call.ts'
import { hashOfLink } from '../invitation-link.ts'
import type { Invitation } from '../tables.ts'

const waiting = ({ db }: Tx) =>
  db.selectFrom('invitations').selectAll().where('accepted_at', 'is', null).where('deleted_at', 'is', null)

export const findByLink = (tx: Tx, link: string): Promise<Invitation | undefined> =>
  waiting(tx).where('link_hash', '=', hashOfLink(link)).executeTakeFirst()

/** The waiting invitation with this id, of any office: the caller has to check whose it is. */
export const findWaiting = (tx: Tx, id: string): Promise<Invitation | undefined> =>
  waiting(tx).where('id', '=', id).executeTakeFirst()

/** @throws AppError `invitation.not_found`, the same for an unknown id and for an invitation of another office */
export async function getWaiting(tx: Tx, officeId: string, id: string): Promise<Invitation> {
  const invitation = await waiting(tx)
    .where('company_id', '=', officeId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!invitation) throw new AppError('invitation.not_found')
  return invitation
}

/** Newest first. */
export const listWaiting = (tx: Tx, officeId: string): Promise<Invitation[]> =>
  waiting(tx).where('company_id', '=', officeId).orderBy('created_at', 'desc').orderBy('id').execute()

/** Invitations by their ids, in any state. */
export const listByIds = ({ db }: Tx, officeId: string, ids: string[]): Promise<Invitation[]> =>
  db.selectFrom('invitations').selectAll().where('company_id', '=', officeId).where('id', 'in', ids).execute()

/** Waiting invitations, and all that were sent since that moment, even if withdrawn or accepted; newest first. */
export const listWaitingOrSentSince = ({ db }: Tx, officeId: string, since: Date): Promise<Invitation[]> =>
  db
    .selectFrom('invitations')
    .selectAll()
    .where('company_id', '=', officeId)
    .where(({ and, eb, or }) =>
      or([
        eb('sent_at', '>', since.toISOString()),
        and([eb('accepted_at', 'is', null), eb('deleted_at', 'is', null)]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

export async function insertInvitation({ db }: Tx, invitation: Invitation): Promise<void> {
  await db.insertInto('invitations').values(invitation).execute()
}

export async function updateInvitation(
  { db }: Tx,
  { id, company_id }: Invitation,
  change: Partial<Omit<Invitation, 'id' | 'company_id'>>,
): Promise<void> {
  const update = db.updateTable('invitations').set(change).where('id', '=', id)
  await update.where('company_id', '=', company_id).execute()
}

/** Deletes the waiting invitations of an office that closes, with the names of people who never joined. */
export async function removeWaiting({ db }: Tx, officeId: string): Promise<void> {
  const remove = db.deleteFrom('invitations').where('company_id', '=', officeId)
  await remove.where('accepted_at', 'is', null).execute()
}

export const listAcceptedBy = ({ db }: Tx, userId: string): Promise<Invitation[]> =>
  db.selectFrom('invitations').selectAll().where('accepted_by', '=', userId).orderBy('created_at').execute()

export async function removeAcceptedBy({ db }: Tx, userId: string): Promise<void> {
  await db.deleteFrom('invitations').where('accepted_by', '=', userId).execute()
}

/** Deletes those that were withdrawn, expired or were accepted before these moments; returns how many. */
export async function deleteOldInvitations(
  { db }: Tx,
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
