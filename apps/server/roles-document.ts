/**
 * docs/roles.md: the rights of each role in every module and with every call, generated from the data that decides
 * them.
 */
import { assignableBy, levelsOf, permits } from '@mizan/company/access'
import { modules, type Role, roles } from '@mizan/company/schemas'
import { type Access, eventsRows, type Row } from '@mizan/platform/contract'
import { gather, type ServerManifest } from '@mizan/platform/domain'
import { mcpRows } from '@mizan/platform/mcp'
import { domains } from './domains.ts'

export function rolesDocument(list: readonly ServerManifest[] = domains): string {
  const rows = Object.values<Row>({ ...gather(list).rows, ...eventsRows, ...mcpRows })
  return [
    `# Roles

Made by \`npm run roles\` from \`domains/company/data/role-matrix.ts\` and the rows of
the contract; a test fails while it differs from them. A person may have several roles and then has the highest level
of them in each module. SUPERADMIN is the staff of the service; no office can give it.

## Role and module
`,
    table(
      ['module', ...roles],
      modules.map((module) => [module, ...roles.map((role) => levelsOf([role])[module])]),
    ),
    `
## Who gives and takes which role

A member can be removed by whoever may take all of the member's roles. Own roles are changed by administrators alone.
An office always keeps one ADMIN.
`,
    table(
      ['role', 'gives and takes'],
      roles.map((role) => [role, [...assignableBy([role])].join(', ') || '–']),
    ),
    `
## Role and call

\`anyone\`: no session is needed. \`begun\`: a session whose second step may still be due. Licence and switch must hold
beside the role; \`writes\` is refused while the office may only read; \`proof\` asks for the password or a second factor
again. A session of the browser extension opens nothing but what says \`extension too\` and what is open to anyone. A
personal token opens only tools of its scopes (list \`tools\`) and what says \`personal token\`, which nothing else opens.
`,
    ...groupsOf(rows).map(([group, calls]) => groupSection(group, calls)),
  ].join('\n')
}

const groupsOf = (rows: readonly Row[]): [string, Row[]][] =>
  [...Map.groupBy(rows, ({ group }) => group)].sort(([one], [other]) => (one < other ? -1 : 1))

const groupSection = (group: string, calls: readonly Row[]): string =>
  `### ${group}\n\n${table(['call', 'session', ...roles, 'also needs'], calls.map(callLine))}\n`

function callLine({ method, path, access }: Row): string[] {
  const marks = roles.map((role) => (mayCall(role, access) ? '✓' : '–'))
  return [`${method} ${path}`, sessions[access.session], ...marks, conditions(access)]
}

const sessions = {
  public: 'anyone',
  pending: 'begun',
  bearer: 'needed',
  guest: 'conversation',
  human: 'human check',
  secretKey: 'key in the path',
  webhook: 'signature',
} as const

const mayCall = (role: Role, { permission }: Access) => !permission || permits([role], permission)

const conditions = ({ licence, feature, besides, writes, extension, tokensOnly, proof }: Access): string =>
  [
    ...(extension ? ['extension too'] : []),
    ...(tokensOnly ? ['personal token'] : []),
    ...(licence ? [`licence ${[licence].flat().join(' or ')}`] : []),
    ...(feature ? [`switch ${switchNames(feature)}`] : []),
    ...(besides?.licence ? [`licence ${besides.licence}`] : []),
    ...(besides ? [`switch ${besides.feature}`] : []),
    ...(writes ? ['writes'] : []),
    ...(proof ? ['proof'] : []),
  ].join(', ')

const switchNames = (feature: NonNullable<Access['feature']>): string =>
  typeof feature === 'string' ? feature : Object.values(feature.of).join(' or ')

function table(head: string[], lines: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [line(head), `|${head.map(() => '---|').join('')}`, ...lines.map(line)].join('\n')
}
