/** Drafts in the navigation and in the command palette. */
import { type Command, type NavigationItem, useLanguage, usePermission } from '@mizan/platform/ui'
import { IconFilePencil, IconFileSearch } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { draftsAddress } from './address.ts'

/** Apart from the texts of the screens, which a first visit does not load. */
const name = { tr: 'Taslaklar', en: 'Drafts' }
const audit = { tr: 'Dilekçe denetçisi', en: 'Petition auditor' }
const begin = { tr: 'Yeni taslak', en: 'New draft' }

/** Drafts are shown to those whose roles open cases, and never to visitors. */
export function useDraftsNavigation(): NavigationItem[] {
  const item = { to: '/drafts', label: name[useLanguage()], icon: IconFilePencil, inMenu: true }
  return usePermission('cases', 'Read') ? [item] : []
}

export function useDraftsCommands(): Command[] {
  const router = useRouter()
  const language = useLanguage()
  const to = (href: string) => () => void router.navigate({ href })
  return [
    {
      ...{ id: 'drafts-new', group: 'actions', label: begin[language], icon: IconFilePencil },
      run: to(draftsAddress({ new: true })),
    },
    {
      ...{ id: 'drafts-audit', group: 'actions', label: audit[language], icon: IconFileSearch },
      run: to('/auditor'),
    },
  ]
}
