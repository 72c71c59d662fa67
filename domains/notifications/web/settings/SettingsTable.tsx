import { useLanguage } from '@mizan/platform/ui'
import { ways } from '../../data/kinds.ts'
import type { SettingRow } from '../../schemas.ts'
import { useText } from '../text.ts'
import classes from './settings.module.css'
import type { Switches } from './use-switches.ts'

export function SettingsTable({ groups, choose }: Pick<Switches, 'groups' | 'choose'>) {
  const t = useText()
  const language = useLanguage()
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('settings.event')}</th>
          {ways.map((way) => (
            <th key={way} scope="col">
              {t(`settings.ways.${way}`)}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ name, items }) => (
        <tbody key={name.tr}>
          <tr className={classes.heading}>
            <th scope="rowgroup" colSpan={ways.length + 1}>
              {name[language]}
            </th>
          </tr>
          {items.map((item) => (
            <Row key={item.kind} item={item} choose={choose} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

function Row({ item, choose }: { item: SettingRow; choose: Switches['choose'] }) {
  const t = useText()
  const language = useLanguage()
  const name = item.name[language]
  return (
    <tr>
      <th scope="row">{name}</th>
      {ways.map((way) => {
        const reason = way === 'screen' ? item.locked : null
        return (
          <td key={way}>
            <label title={reason?.[language]}>
              <input
                type="checkbox"
                aria-label={`${name}: ${t(`settings.ways.${way}`)}`}
                checked={item[way]}
                disabled={reason !== null}
                onChange={({ target }) => choose(item.kind, way, target.checked)}
              />
            </label>
          </td>
        )
      })}
    </tr>
  )
}
