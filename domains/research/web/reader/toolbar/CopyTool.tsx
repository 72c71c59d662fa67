/** A button that copies a citation or an address. */
import { useCopy } from '@mizan/platform/ui'
import type { Icon } from '@tabler/icons-react'
import { useText } from '../words.ts'
import { ToolButton } from './ToolButton.tsx'

export function CopyTool({
  icon,
  label,
  text,
  wide,
}: {
  icon: Icon
  label: string
  text: string
  wide?: boolean
}) {
  const t = useText()
  const { copied, copy } = useCopy()
  return (
    <>
      <ToolButton
        icon={icon}
        label={copied ? t('toolbar.copied') : label}
        onClick={() => copy(text)}
        wide={wide}
        done={copied}
      />
      <span className="visually-hidden" role="status">
        {copied && t('toolbar.copied')}
      </span>
    </>
  )
}
