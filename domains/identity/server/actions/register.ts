/** Founds an account with its office, or joins the office of an invitation: all of it or nothing. */
import { AppError, type CallContext } from '@mizan/platform/contract'
import { type TransactionContext, write } from '@mizan/platform/database'
import { declarationsVersion } from '../../rules/declarations.ts'
import type { SignedIn, SignUp } from '../../schemas.ts'
import type { Identity } from '../identity.ts'
import { addAccount } from '../new-account.ts'
import { openSession, signedIn } from '../sessions.ts'
import { barAssociationExists } from '../store/accounts.ts'
import type { IdentityTables } from '../tables.ts'
import { requireStrongPassword } from '../weak-passwords.ts'

type Tx = TransactionContext<IdentityTables>

export async function register(identity: Identity, ctx: CallContext, form: SignUp): Promise<SignedIn> {
  await requireStrongPassword(form.password, form)
  const passwordHash = await identity.passwords.hash(form.password)
  const { account, opened } = await write(identity.context(ctx), async (tx) => {
    await requireBarAssociation(tx, form)
    const account = await addAccount(identity, tx, {
      ...form,
      language: ctx.language,
      passwordHash,
      // The form is valid with all three of them only.
      acceptedDeclarations: declarationsVersion,
    })
    const { companyId } = await enterOffice(identity, tx, account.id, form)
    const opened = await openSession(identity, ctx, tx, {
      userId: account.id,
      kind: 'browser',
      verified: false,
      factors: [],
      recovery: false,
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

function enterOffice(
  { offices }: Identity,
  tx: Tx,
  userId: string,
  form: SignUp,
): Promise<{ companyId: string }> {
  const { email, invitationId: link, organisation, country } = form
  if (link !== undefined) return offices.join(tx, { userId, email, link })
  return offices.found(tx, { userId, organisation, country, createNew: form.createNewCompany })
}
