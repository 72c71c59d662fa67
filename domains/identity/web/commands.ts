/** Signing out, in the command palette. */
import { type Command, signOut, useLanguage, useSession } from '@mizan/platform/ui'
import { IconLogout } from '@tabler/icons-react'

const leave = { tr: 'Çıkış yap', en: 'Log out' }

export function useIdentityCommands(): Command[] {
  const label = leave[useLanguage()]
  const { status } = useSession()
  if (status === 'visitor') return []
  const words = `${leave.tr} ${leave.en} oturumu kapat sign out`
  return [{ id: 'sign-out', group: 'actions', label, words, icon: IconLogout, run: () => void signOut() }]
}
