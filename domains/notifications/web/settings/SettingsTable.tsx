import { useLanguage } from '@mizan/platform/ui'
import { alwaysOn, kindRules, ways } from '../../data/kinds.ts'
import { useText } from '../text.ts'
import classes from './settings.module.css'
import type { Switches } from './use-switches.ts'

export function SettingsTable({ items, choose }: Pick<Switches, 'items' | 'choose'>) {
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
      <tbody>
        {items.map(({ kind, ...on }) => {
          const name = kindRules[kind].name[language]
          return (
            <tr key={kind}>
              <th scope="row">{name}</th>
              {ways.map((way) => (
                <td key={way}>
                  <label title={alwaysOn(kind, way) ? t('settings.locked') : undefined}>
                    <input
                      type="checkbox"
                      aria-label={`${name}: ${t(`settings.ways.${way}`)}`}
                      checked={on[way]}
                      disabled={alwaysOn(kind, way)}
                      onChange={({ target }) => choose(kind, way, target.checked)}
                    />
                  </label>
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
