/** Reads and checks the environment once, at start. */
import type { z } from 'zod'
import type { Variable } from './variable.ts'
import { variables } from './variables.ts'

export { keyFolder } from './folders.ts'

export type Config = Readonly<{
  [Key in keyof typeof variables]: z.output<(typeof variables)[Key]['schema']>
}>

export type Environment = Record<string, string | undefined>

/** One or more variables have unusable values; the message names each of them. */
export class ConfigError extends Error {
  override name = 'ConfigError'
  readonly problems: string[]
  constructor(problems: string[]) {
    super(`The configuration cannot be used:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.problems = problems
  }
}

/** The configuration, checked and frozen; an empty value counts as not set. @throws ConfigError */
export function loadConfig(env: Environment = process.env): Config {
  const problems: string[] = []
  const entries = Object.entries<Variable>(variables).map(([key, variable]) => {
    const given = env[variable.env] || variable.default
    const result = variable.schema.safeParse(given)
    if (!result.success) problems.push(problemOf(variable, given ?? ''))
    return [key, result.data]
  })
  problems.push(...missingPartners(env), ...inventedInProduction(env))
  if (problems.length > 0) throw new ConfigError(problems)
  return Object.freeze(Object.fromEntries(entries)) as Config
}

/** The folder from which the user called an npm script; npm itself changes to the project's root. */
export function callerFolder(env: Environment = process.env): string {
  return env.INIT_CWD || process.cwd()
}

/** All variables as a Markdown table, for the README and the operations manual. */
export function configTable(): string {
  const rows = Object.values<Variable>(variables).map(
    ({ env, meaning, default: standard, invented, expected }) =>
      `| \`${env}\` | ${meaning} | ${standard === undefined ? '' : `\`${standard}\``}${invented ? ', in production none' : ''} | ${expected} |`,
  )
  return ['| variable | meaning | default | expected |', '|---|---|---|---|', ...rows].join('\n')
}

function missingPartners(env: Environment): string[] {
  const missing = new Map<string, string>()
  for (const { env: name, needs = [] } of Object.values<Variable>(variables)) {
    for (const needed of env[name] ? needs : []) if (!env[needed]) missing.set(needed, name)
  }
  return [...missing].map(([needed, name]) => `${needed} is not set, and ${name} is of no use without it.`)
}

/** Invoices and transfers of a production installation never carry an invented seller, so such a value is refused. */
function inventedInProduction(env: Environment): string[] {
  if (env[variables.environment.env] !== 'production') return []
  return Object.values<Variable>(variables)
    .filter(({ env: name, invented }) => invented && !env[name])
    .map(({ env: name, expected }) => `${name} is not set, and production needs it; expected is ${expected}.`)
}

function problemOf(variable: Variable, given: string): string {
  const shown = variable.secret ? maskSecret(given) : JSON.stringify(given.slice(0, 100))
  return `${variable.env} is ${shown}; expected is ${variable.expected}.`
}

function maskSecret(given: string): string {
  if (!URL.canParse(given)) return '(hidden)'
  const url = new URL(given)
  return `"${url.protocol}//***@${url.host}${url.pathname}"`
}
