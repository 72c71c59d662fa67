/**
 * Opens an account that has nothing yet: it enters its office once the mailbox is proven. Whether that would go well is
 * asked already here, where the person can still change something.
 */
import { AppError, type CallContext } from '@mizan/platform/contract'
import { type TransactionContext, write } from '@mizan/platform/database'
import { declarationsVersion } from '../../rules/declarations.ts'
import type { SignedIn, SignUp } from '../../schemas.ts'
import type { Identity } from '../identity.ts'
import { addAccount, requireFree } from '../new-account.ts'
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
    await requireFree(tx, form)
    const acceptedInvitation = await askForOffice(identity, tx, form)
    const account = await addAccount(identity, tx, {
      ...form,
      language: ctx.language,
      passwordHash,
      acceptedInvitation,
      // The form is valid with all three of them only.
      acceptedDeclarations: declarationsVersion,
    })
    const opened = await openSession(identity, ctx, tx, {
      userId: account.id,
      kind: 'browser',
      verified: false,
      factors: [],
      recovery: false,
    })
    tx.about(account.id, { invited: form.invitationId !== undefined }, { actorId: account.id })
    return { account, opened }
  })
  return signedIn(identity, account, opened)
}

async function requireBarAssociation({ db }: Tx, { barAssociationId }: SignUp): Promise<void> {
  if (!barAssociationId || (await barAssociationExists(db, barAssociationId))) return
  throw new AppError('request.invalid', { fields: { barAssociationId: noSuchBar } })
}

const noSuchBar = { tr: 'Baro bulunamadı.', en: 'The bar association was not found.' }

/** Gives the invitation to be accepted later, if there is one. */
async function askForOffice({ offices }: Identity, tx: Tx, form: SignUp): Promise<string | null> {
  const { email, invitationId: link, organisation, createNewCompany } = form
  if (link !== undefined) return (await offices.invited(tx, { email, link })).invitationId
  if (!createNewCompany) await offices.requireFreeName(tx, organisation)
  return null
}
