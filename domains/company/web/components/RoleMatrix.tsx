import { Failure } from '@mizan/platform/ui'
import { modules } from '../../roles.ts'
import { useCall } from '../data.ts'
import { useText } from '../text.ts'
import { ListWaiting } from './ListWaiting.tsx'
import classes from './RoleMatrix.module.css'

/** Modules that belong to the service and not to an office. */
const ofTheService: readonly string[] = ['barAssociations', 'product']
const shownModules = modules.filter((module) => !ofTheService.includes(module))

/** The rights of each role: one row for each role, one column for each module. */
export function RoleMatrix() {
  const t = useText()
  const roles = useCall('company.roles', {})
  if (roles.error) return <Failure error={roles.error} onRetry={() => roles.refetch()} />
  if (!roles.data) return <ListWaiting />
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <section className={classes.scroll} tabIndex={0} aria-label={t('roles.caption')}>
        <table className={classes.table}>
          <caption className="visually-hidden">{t('roles.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('roles.column')}</th>
              {shownModules.map((module) => (
                <th key={module} scope="col">
                  {t(`module.${module}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {roles.data.items
              .filter(({ role }) => role !== 'SUPERADMIN')
              .map(({ role, permissions }) => (
                <tr key={role}>
                  <th scope="row">{t(`role.${role}`)}</th>
                  {shownModules.map((module) => {
                    const level = permissions[module] ?? 'None'
                    return (
                      <td key={module} data-level={level} data-module={t(`module.${module}`)}>
                        {t(`level.${level}`)}
                      </td>
                    )
                  })}
                </tr>
              ))}
          </tbody>
        </table>
      </section>
      <p className={classes.hint}>{t('roles.explanation')}</p>
    </>
  )
}
