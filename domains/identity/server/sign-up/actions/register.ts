/**
 * Opens an account without an office: it gets one once the mailbox is proven. Whether that will be possible is checked
 * here already, while the person can still change the form.
 */
import { AppError } from '@mizan/platform/contract'
import { declarationsVersion } from '../../../rules/declarations.ts'
import type { SignedIn, SignUp } from '../../../schemas.ts'
import { barAssociationExists } from '../../accounts/store/accounts.ts'
import type { IdentityCall, Tx } from '../../call.ts'
import { requireStrongPassword } from '../../passwords/weak-passwords.ts'
import { openSession, signedIn } from '../../sessions/sessions.ts'
import { addAccount, requireFree } from '../new-account.ts'

export async function register(call: IdentityCall, form: SignUp): Promise<SignedIn> {
  await requireStrongPassword(form.password, form)
  const passwordHash = await call.parts.passwords.hash(form.password)
  const { account, opened } = await call.system(async (tx) => {
    await requireBarAssociation(tx, form)
    await requireFree(tx, form)
    const acceptedInvitation = await askForOffice(call, tx, form)
    const account = await addAccount(call, tx, {
      ...form,
      language: call.language,
      passwordHash,
      acceptedInvitation,
      // A valid form contains all three declarations.
      acceptedDeclarations: declarationsVersion,
    })
    const opened = await openSession(call, tx, {
      userId: account.id,
      kind: 'browser',
      verified: false,
      factors: [],
      recovery: false,
    })
    tx.about(account.id, { invited: form.invitationId !== undefined }, { actorId: account.id })
    return { account, opened }
  })
  return signedIn(call, account, opened)
}

async function requireBarAssociation(tx: Tx, { barAssociationId }: SignUp): Promise<void> {
  if (!barAssociationId || (await barAssociationExists(tx, barAssociationId))) return
  throw new AppError('request.invalid', { fields: { barAssociationId: noSuchBar } })
}

const noSuchBar = { tr: 'Baro bulunamadı.', en: 'The bar association was not found.' }

/** Returns the invitation that is to be accepted later, if there is one. */
async function askForOffice(
  { parts: { offices } }: IdentityCall,
  tx: Tx,
  form: SignUp,
): Promise<string | null> {
  const { email, invitationId: link, organisation, createNewCompany } = form
  if (link !== undefined) return (await offices.invited(tx, { email, link })).invitationId
  if (!createNewCompany) await offices.requireFreeName(tx, organisation)
  return null
}
