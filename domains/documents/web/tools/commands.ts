/** The page that converts UDF, in the command palette. */
import { type Command, useLanguage } from '@mizan/platform/ui'
import { IconFilePencil } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { title } from './title.ts'

export function useToolCommands(): Command[] {
  const router = useRouter()
  const label = title[useLanguage()]
  const run = () => void router.navigate({ href: '/tools/udf' })
  return [{ id: 'tools-udf', group: 'screens', label, icon: IconFilePencil, run }]
}
