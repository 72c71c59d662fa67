/** The walls: who may import whom. Each rule has a sample in quality/walls/samples that it must reject. */
const { readFileSync } = require('node:fs')
const { join } = require('node:path')

/** In the order of the server's list: a domain builds on those before it. */
const [, listed] = readFileSync(join(__dirname, 'apps/server/domains.ts'), 'utf8').match(
  /listDomains\(\[([^\]]*)\]/,
)
const domainsInOrder = [...listed.matchAll(/(\w+)Server/g)].map(([, domain]) => domain)

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'platform-knows-no-domain',
      severity: 'error',
      from: { path: '^platform/' },
      to: { path: '^(domains|apps)/' },
    },
    {
      name: 'web-never-reaches-server',
      comment:
        'The contract plugin runs in the build, where it reads from the domains what the browser needs of them.',
      severity: 'error',
      from: {
        path: '^(domains/[^/]+/web|apps/web|platform/ui)/',
        pathNot: '^apps/web/plugins/contract(\\.test)?\\.ts$',
      },
      to: {
        path: '^(domains/[^/]+/server|apps/server|platform/(access|bootstrap|call|config|database|domain|events|files|http|jobs|log|messages|outside|search|testing|webhooks))/',
      },
    },
    {
      name: 'server-reaches-no-web',
      severity: 'error',
      from: { path: '^(domains/[^/]+/server|apps/server)/' },
      to: { path: '^(domains/[^/]+/web|apps/web|platform/ui)/' },
    },
    {
      name: 'both-sides-reach-no-side',
      comment:
        'Otherwise code shared by browser and server would bring one side into the other. Only the server writes letters.',
      severity: 'error',
      from: { path: '^domains/[^/]+/(?!server/|web/|letters/)', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^(domains/[^/]+/(server|web)|apps|platform/(access|bootstrap|call|config|database|domain|events|files|http|jobs|log|messages|outside|search|testing|ui|webhooks))/',
      },
    },
    {
      name: 'rules-are-pure',
      comment: 'Rules have no I/O and no clock of their own, so they run on both sides.',
      severity: 'error',
      from: { path: '^domains/[^/]+/rules(/|\\.ts)', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'rules-reach-no-server',
      severity: 'error',
      comment: 'Money and civil dates are as pure as a rule.',
      from: { path: '^domains/[^/]+/rules(/|\\.ts)' },
      to: {
        path: '^(domains/[^/]+/(server|web)|platform|apps)/',
        pathNot: '^platform/(money|calendar)/',
      },
    },
    {
      name: 'other-domains-through-the-front-door',
      severity: 'error',
      from: { path: '^domains/([^/]+)/' },
      to: {
        path: '^domains/',
        pathNot: [
          '^domains/$1/',
          '^domains/[^/]+/(server/index|contract|schemas|rules|access)\\.ts$',
          '^domains/[^/]+/rules/',
        ],
      },
    },
    ...domainsInOrder.slice(0, -1).map((domain, place) => ({
      name: 'domains-in-their-order',
      comment:
        'If an earlier domain needs something of a later one, it declares a port. Imports of types are allowed.',
      severity: 'error',
      from: { path: `^domains/${domain}/` },
      to: {
        path: `^domains/(${domainsInOrder.slice(place + 1).join('|')})/`,
        dependencyTypesNot: ['type-only'],
      },
    })),
    {
      name: 'domains-know-no-app',
      severity: 'error',
      from: { path: '^domains/' },
      to: { path: '^(apps|e2e|quality)/' },
    },
    {
      name: 'money-and-dates-have-one-library-each',
      comment: 'A second library would round, or add a month, in another way.',
      severity: 'error',
      from: { pathNot: '^platform/(money|calendar)/' },
      to: {
        path: 'node_modules/(decimal\\.js|big\\.js|bignumber\\.js|dinero\\.js|temporal-|@js-temporal|@js-joda|date-fns|dayjs|luxon|moment)',
      },
    },
    {
      name: 'scopes-are-made-in-two-places',
      comment: 'Only the maker of calls and the transaction itself may make a scope.',
      severity: 'error',
      from: {
        pathNot: ['^platform/database/', '\\.test\\.ts$', '^platform/call/'],
      },
      to: { path: '^platform/database/scope-makers\\.ts$' },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|samples)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs'],
    },
  },
}
