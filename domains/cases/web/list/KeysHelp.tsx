/** The keys of the list, opened with the question mark. */
import { Dialog } from '@mizan/platform/ui'
import { useText } from '../text.ts'
import classes from './list.module.css'

const keys = [
  ['j k', 'move'],
  ['Enter', 'open'],
  ['Space', 'peek'],
  ['x', 'select'],
  ['X', 'extend'],
  ['e', 'edit'],
  ['f', 'filter'],
  ['c', 'add'],
  ['m', 'lift'],
  ['Esc', 'drop'],
] as const

export function KeysHelp({ onClose }: { onClose: () => void }) {
  const t = useText()
  return (
    <Dialog title={t('keys.title')} form onClose={onClose}>
      <dl className={classes.keys}>
        {keys.map(([key, what]) => (
          <div key={key} style={{ display: 'contents' }}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`keys.${what}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
