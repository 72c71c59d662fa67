/**
 * Refuses passwords that are easy to guess. The list is large, so it is used only on the server and loaded on first
 * use.
 */
import { AppError } from '@mizan/platform/contract'
import { turkishPasswords } from '../../data/turkish-passwords.ts'
import { isAboutOwner, isInList, type PasswordOwner } from '../../rules/weak-password.ts'

let list: Promise<ReadonlySet<string>> | undefined

async function loadList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set([...dictionary['passwords-common'], ...turkishPasswords])
}

/** `owner`: a sign-up form or an account. @throws AppError `request.invalid`, with the reason beside the field */
export async function requireStrongPassword(
  password: string,
  owner: Omit<PasswordOwner, 'email'> & { email: string | null },
): Promise<void> {
  const { name, surname } = owner
  if (isAboutOwner(password, { name, surname, email: owner.email ?? '' })) throw refusal(aboutOwner)
  list ??= loadList().catch((error: unknown) => {
    // The next call tries again.
    list = undefined
    throw error
  })
  if (isInList(password, await list)) throw refusal(common)
}

const refusal = (password: Record<'tr' | 'en', string>) =>
  new AppError('request.invalid', { fields: { password } })

const common = {
  tr: 'Bu parola en çok kullanılan parolalardan biri ve kolayca tahmin edilir. Başka bir parola seçin.',
  en: 'This is one of the most common passwords and easy to guess. Choose another.',
}

const aboutOwner = {
  tr: 'Parola adınızdan, e-posta adınızdan ya da “Mizan”dan oluşmamalı. Başka bir parola seçin.',
  en: 'The password must not consist of your name, your email name or “Mizan”. Choose another.',
}
