/** Founds an account with its office, or joins the office of an invitation: all of it or nothing. */
import { AppError, type CallContext } from '@mizan/platform/contract'
import { type TransactionContext, write } from '@mizan/platform/database'
import type { SignedIn, SignUp } from '../../schemas.ts'
import type { Identity } from '../identity.ts'
import { openSession, signedIn } from '../sessions.ts'
import { barAssociationExists, insertAccount } from '../store/accounts.ts'
import type { Account, IdentityTables } from '../tables.ts'
import { newId } from '../tokens.ts'

type Tx = TransactionContext<IdentityTables>

export async function register(identity: Identity, ctx: CallContext, form: SignUp): Promise<SignedIn> {
  const passwordHash = await identity.passwords.hash(form.password)
  const { account, opened } = await write(identity.context(ctx), async (tx) => {
    await requireBarAssociation(tx, form)
    const account = await addAccount(identity, ctx, tx, form, passwordHash)
    const { companyId } = await enterOffice(identity, tx, account.id, form)
    const opened = await openSession(identity, ctx, tx, {
      userId: account.id,
      kind: 'browser',
      verified: false,
      factors: [],
    })
    tx.about(account.id, { invited: form.invitationId !== undefined }, { actorId: account.id, companyId })
    return { account, opened }
  })
  return signedIn(identity, account, opened)
}

async function requireBarAssociation({ db }: Tx, { barAssociationId }: SignUp): Promise<void> {
  if (!barAssociationId || (await barAssociationExists(db, barAssociationId))) return
  throw new AppError('request.invalid', { fields: { barAssociationId: noSuchBar } })
}

const noSuchBar = { tr: 'Baro bulunamadı.', en: 'The bar association was not found.' }

async function addAccount(
  identity: Identity,
  ctx: CallContext,
  { db }: Tx,
  form: SignUp,
  passwordHash: string,
): Promise<Account> {
  const now = identity.clock.now()
  const account = await insertAccount(db, {
    id: newId(),
    email: form.email,
    phone_number: form.phoneNumber,
    password_hash: passwordHash,
    password_changed_at: now,
    name: form.name,
    surname: form.surname,
    occupation: form.occupation,
    organisation: form.organisation,
    country: form.country,
    bar_association_id: form.barAssociationId ?? null,
    bar_registration_number: form.barRegistrationNumber,
    bar_membership: form.barAssociationId ? 'pending' : 'none',
    language: ctx.language,
    created_at: now,
  })
  if (account === 'email') throw new AppError('auth.email_exists')
  if (account === 'phone') throw new AppError('OBS_UMS_CreateUserFail_PhoneNumberExists')
  return account
}

function enterOffice(
  { offices }: Identity,
  tx: Tx,
  userId: string,
  form: SignUp,
): Promise<{ companyId: string }> {
  const { email, invitationId, organisation, country } = form
  if (invitationId !== undefined) return offices.join(tx, { userId, email, invitationId })
  return offices.found(tx, { userId, organisation, country, createNew: form.createNewCompany })
}
