/** The columns of a decision: outline, text, related texts. If there is no room, the outer two are panels. */
import type { ReactNode } from 'react'
import type { Decision } from '../../../schemas.ts'
import { Beside } from '../beside/Beside.tsx'
import head from '../head.module.css'
import { SidePanel } from '../panel/SidePanel.tsx'
import classes from '../reader.module.css'
import { useText } from '../words.ts'
import { Outline } from './Outline.tsx'
import type { Part } from './outline.ts'

export type Panel = 'outline' | 'beside' | null

interface Props {
  decision: Decision
  parts: Part[]
  idOf: (no: number) => string
  panel: Panel
  /** Goes to a paragraph by its number. */
  jump: ReactNode
  onClose: () => void
  children: ReactNode
}

export function DecisionColumns({ decision, parts, idOf, panel, jump, onClose, children }: Props) {
  const t = useText()
  return (
    <div className={classes.columns} data-outline={parts.length > 0}>
      {parts.length > 0 && (
        <div className={`${classes.column} ${classes.outline}`} data-scrolls>
          <Outline parts={parts} idOf={idOf} />
        </div>
      )}
      <div className={classes.text}>
        {decision.truncated && <p className={head.note}>{t('truncated')}</p>}
        {children}
      </div>
      <aside className={`${classes.column} ${classes.beside}`} aria-label={t('beside.label')}>
        <Beside decision={decision} />
      </aside>
      {panel === 'outline' && (
        <SidePanel title={t('toolbar.outline')} side="left" onClose={onClose}>
          <Outline parts={parts} idOf={idOf} onChoose={onClose} jump={jump} />
        </SidePanel>
      )}
      {panel === 'beside' && (
        <SidePanel title={t('toolbar.beside')} onClose={onClose}>
          <Beside decision={decision} />
        </SidePanel>
      )}
    </div>
  )
}
