/**
 * Loads what the build of the client loads: JSX, which Node does not strip, and style sheets, of which a test needs the
 * names alone.
 */
// First, because what it is made of is loaded as Node loads it.
import './dom.ts'
import { readFileSync } from 'node:fs'
import { type LoadFnOutput, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { type Options, transformSync } from '@swc/core'

const options: Options = {
  configFile: false,
  swcrc: false,
  sourceMaps: 'inline',
  jsc: {
    target: 'es2024',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic', development: true } },
  },
}

const moduleOf = (source: string): LoadFnOutput => ({ format: 'module', source, shortCircuit: true })

/** Each class is called as in its style sheet. */
const classNames = 'export default new Proxy({}, { get: (_, name) => name })'

function compiled(url: string): LoadFnOutput {
  const filename = fileURLToPath(url)
  return moduleOf(transformSync(readFileSync(filename, 'utf8'), { ...options, filename }).code)
}

/** As the build of the client chooses among what a package offers. */
const inBrowser = (conditions: readonly string[]): string[] => [
  ...conditions.filter((one) => one !== 'node'),
  'browser',
]

registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier, { ...context, conditions: inBrowser(context.conditions) }),
  load: (url, context, next) => {
    if (url.endsWith('.tsx')) return compiled(url)
    if (url.endsWith('.module.css')) return moduleOf(classNames)
    return url.endsWith('.css') ? moduleOf('') : next(url, context)
  },
})
