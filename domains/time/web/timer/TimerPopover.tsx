import { PanelButton } from '@mizan/platform/ui/composite'
import type { ReactNode } from 'react'
import { TimerPanel } from './TimerPanel.tsx'
import classes from './timer.module.css'

export const TimerPopover = ({ label, face }: { label: string; face: ReactNode }) => (
  <PanelButton label={label} face={face} bare startsOpen>
    {(close) => (
      <div className={classes.panel}>
        <TimerPanel onDone={close} />
      </div>
    )}
  </PanelButton>
)
