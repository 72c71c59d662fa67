/** The buttons that make the letters of a text larger or smaller. */
import { IconTextDecrease, IconTextIncrease } from '@tabler/icons-react'
import { useText } from '../words.ts'
import { ToolButton } from './ToolButton.tsx'
import type { TextSize } from './use-text-size.ts'

export function SizeTools({ size, wide }: { size: TextSize; wide?: boolean }) {
  const t = useText()
  return (
    <>
      <ToolButton
        icon={IconTextDecrease}
        label={t('toolbar.smaller')}
        onClick={() => size.smaller?.()}
        disabled={!size.smaller}
        wide={wide}
      />
      <ToolButton
        icon={IconTextIncrease}
        label={t('toolbar.larger')}
        onClick={() => size.larger?.()}
        disabled={!size.larger}
        wide={wide}
      />
      <span className="visually-hidden" role="status">
        {t('toolbar.size', { percent: size.percent })}
      </span>
    </>
  )
}
