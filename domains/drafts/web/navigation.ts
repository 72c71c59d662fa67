/** Drafts in the navigation and in the command palette. */
import { type Command, type NavigationItem, useLanguage } from '@mizan/platform/ui'
import { IconFilePencil } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { draftsAddress } from './address.ts'

/** Apart from the texts of the screens, which a first visit does not load. */
const name = { tr: 'Taslaklar', en: 'Drafts' }
const begin = { tr: 'Yeni taslak', en: 'New draft' }

export const useDraftsNavigation = (): NavigationItem[] => [
  { to: '/drafts', label: name[useLanguage()], icon: IconFilePencil, inMenu: true },
]

export function useDraftsCommands(): Command[] {
  const router = useRouter()
  const label = begin[useLanguage()]
  const run = () => void router.navigate({ href: draftsAddress({ new: true }) })
  return [{ id: 'drafts-new', group: 'actions', label, icon: IconFilePencil, run }]
}
