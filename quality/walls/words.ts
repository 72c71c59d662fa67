/** Names that may be used only in some places: the environment, the clock, the network. */
import { readFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { sourcesBelow } from './sources.ts'

interface WordRule {
  name: string
  words: RegExp
  /** The paths below the root, with forward slashes. */
  within: RegExp
  except?: RegExp
}

const wordRules: readonly WordRule[] = [
  {
    // The PostgreSQL programs get the caller's search path and nothing else of its environment.
    name: 'environment-is-read-in-config',
    words: /\bprocess\??\.env\b|\bprocess\[|=\s*process\s*;?$|from '(node:)?process'|\bimport\.meta\.env\b/,
    within: /^(platform|domains|apps)\//,
    except: /^platform\/(config|bootstrap)\/|^platform\/database\/embedded\/programs\.ts$/,
  },
  {
    name: 'time-comes-from-the-clock',
    words:
      /\bDate\.now\b|\bnew Date\(\s*\)|\bTemporal\.Now\b|\bsystemClock\b|\bcurrent_timestamp\b|(?<![.\w])now\(\)(?!\s*[:{])/,
    within: /^domains\/[^/]+\/(rules|server|schemas|contract)(\/|\.ts$)/,
  },
  {
    name: 'rules-ask-nobody',
    words: /\bfetch\(|\bXMLHttpRequest\b|\bWebSocket\b|\bMath\.random\b|\bperformance\.now\b/,
    within: /^domains\/[^/]+\/rules(\/|\.ts$)/,
  },
  {
    // Only there a call has bounds of time and size, and an address that was checked.
    name: 'services-are-called-through-outside',
    words: /(?<![.\w]|async )fetch\(|^import (?!type).*from '(?:node:)?https?'|from 'undici'/,
    within: /^(platform\/(?!ui|contract)|domains\/[^/]+\/server|apps\/server)/,
    except: /^platform\/(outside|http)\//,
  },
  {
    // For a few hours each night the day in the machine's time zone differs from the day at the court.
    name: 'legal-dates-are-civil',
    words: /\bnew Date\([^()]*,|\bDate\.UTC\(|\.(?:get|set)(?:UTC)?(?:Date|Day|Month|FullYear)\(/,
    within: /^domains\//,
  },
  {
    name: 'money-is-no-number',
    words:
      /\bparseFloat\([^)]*(?:amount|fee|kurus|[mM]oney|[lL]ira)|\b(?:Number|Math\.\w+)\([^)]*(?:kurus|hundredths|[mM]oney|[lL]ira)|(?:kurus|hundredths|[lL]ira)\w*\s*[-+*/%]|[-+*/%]\s*(?:\w+\.)*(?:kurus|hundredths|[lL]ira)/,
    within: /^(platform|domains|apps)\//,
    except: /^platform\/money\//,
  },
]

export const wordRuleNames: readonly string[] = wordRules.map(({ name }) => name)

const isTest = (path: string) => /\.test\.tsx?$|(^|\/)testing(\/|\.ts$)/.test(path)
const isComment = (line: string) => /^\s*(\/\/|\/?\*)/.test(line)

/** One complaint for each file and rule; it begins with the name of the rule. */
export function misplacedWords(root: string): string[] {
  return [...sourcesBelow(root)].flatMap((file) => {
    const path = relative(root, file).replaceAll(sep, '/')
    const rules = isTest(path) ? [] : wordRules.filter((rule) => holdsIn(rule, path))
    const lines = rules.length === 0 ? [] : readFileSync(file, 'utf8').split('\n')
    return rules.flatMap(({ name, words }) => {
      const index = lines.findIndex((line) => !isComment(line) && words.test(line))
      return index < 0 ? [] : [`${name}: ${path}:${index + 1} ${lines[index]?.trim()}`]
    })
  })
}

const holdsIn = ({ within, except }: WordRule, path: string): boolean =>
  within.test(path) && !except?.test(path)
