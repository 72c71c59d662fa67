/** The states as tabs, for phones, where one column is shown. */
import { useTotal } from '@mizan/platform/ui'
import { useCall } from '../data.ts'
import { type ListAddress, questionOf, type State } from '../list/address.ts'
import { StateChip } from '../states.tsx'
import { useText } from '../text.ts'
import classes from './board.module.css'

interface Props {
  states: readonly State[]
  chosen: State
  address: ListAddress
  onChoose: (state: State) => void
}

export function StateTabs({ states, chosen, address, onChoose }: Props) {
  const t = useText()
  return (
    <fieldset className={classes.tabs}>
      <legend className="visually-hidden">{t('column.state')}</legend>
      {states.map((state) => (
        <label key={state} className={classes.tab}>
          <input
            type="radio"
            className="visually-hidden"
            name="board-state"
            checked={state === chosen}
            onChange={() => onChoose(state)}
          />
          <StateChip state={state === 'none' ? null : state} />
          <Count state={state} address={address} />
        </label>
      ))}
    </fieldset>
  )
}

function Count({ state, address: { sort, direction, ...filters } }: { state: State; address: ListAddress }) {
  const shown = useTotal()
  const { data } = useCall('cases.list', { query: questionOf({ ...filters, state: [state] }, 30) })
  return <span className={classes.count}>{data && shown(data)}</span>
}
