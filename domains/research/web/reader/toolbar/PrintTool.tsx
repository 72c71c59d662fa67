/** The button that prints a text. */
import { IconPrinter } from '@tabler/icons-react'
import { useText } from '../words.ts'
import { ToolButton } from './ToolButton.tsx'

export function PrintTool({ wide }: { wide?: boolean }) {
  const t = useText()
  return (
    <ToolButton icon={IconPrinter} label={t('toolbar.print')} onClick={() => window.print()} wide={wide} />
  )
}
