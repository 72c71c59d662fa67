/** A new draft in the command palette; the auditor of petitions is one of its screens. */
import { type Command, useLanguage } from '@mizan/platform/ui'
import { IconFilePencil } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { draftsAddress } from './address.ts'

const begin = { tr: 'Yeni taslak', en: 'New draft' }

export function useDraftsCommands(): Command[] {
  const router = useRouter()
  const label = begin[useLanguage()]
  const run = () => void router.navigate({ href: draftsAddress({ new: true }) })
  const words = `${begin.tr} ${begin.en} dilekçe petition`
  return [{ id: 'drafts-new', group: 'actions', label, words, icon: IconFilePencil, run }]
}
