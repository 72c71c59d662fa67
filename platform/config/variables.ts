/**
 * Every environment variable of the product: its name, meaning, default and allowed values. Nothing else in the code
 * reads the environment.
 */
import { z } from 'zod'
import { embeddingVariables } from './embedding-variables.ts'
import { modelVariables } from './model-variables.ts'
import { outsideVariables } from './outside-variables.ts'
import { hasPattern } from './pattern.ts'
import { paymentVariables } from './payment-variables.ts'
import { sellerVariables } from './seller-variables.ts'
import { databaseAddress, folder, publicAddress, variable, wholeNumber } from './variable.ts'
import { visitorVariables } from './visitor-variables.ts'

export const variables = {
  port: variable({
    env: 'PORT',
    meaning: 'Port of the web server; 0 takes any free one',
    default: '3000',
    expected: 'a whole number from 0 to 65535',
    schema: wholeNumber(0, 65_535),
  }),
  host: variable({
    env: 'HOST',
    meaning: 'Address the web server listens on; `0.0.0.0` opens it to the network',
    default: '127.0.0.1',
    expected: 'an IP address or a host name',
    schema: z.string().regex(/^[\w.:-]{1,253}$/),
  }),
  publicUrl: variable({
    env: 'PUBLIC_URL',
    meaning: 'Address people use, where it differs from host and port (behind a proxy)',
    expected: 'an address such as https://mizan.example.org',
    schema: publicAddress.transform((url) => url.replace(/\/+$/, '')).optional(),
  }),
  dataDir: variable({
    env: 'DATA_DIR',
    meaning: 'Folder of everything that is stored: database, files, search index',
    default: './data',
    expected: 'the path of a folder',
    schema: folder,
  }),
  databaseUrl: variable({
    env: 'DATABASE_URL',
    meaning: 'PostgreSQL 15 or newer to use; without it the server brings its own in the data folder',
    expected: 'an address such as postgres://user:password@host:5432/database',
    schema: databaseAddress.optional(),
    secret: true,
  }),
  databasePoolSize: variable({
    env: 'DB_POOL_SIZE',
    meaning: 'Most database connections that one process opens',
    default: '10',
    expected: 'a whole number from 2 to 200',
    schema: wholeNumber(2, 200),
  }),
  testDatabaseUrl: variable({
    env: 'TEST_DATABASE_URL',
    meaning: 'Server on which the tests make their databases; without it they bring their own',
    expected:
      'an address such as postgres://user:password@host:5432/postgres, of a role that may create databases',
    schema: databaseAddress.optional(),
    secret: true,
  }),
  environment: variable({
    env: 'NODE_ENV',
    meaning: 'Kind of installation; `production` leaves out sample data',
    default: 'development',
    expected: 'development, test or production',
    schema: z.enum(['development', 'test', 'production']),
  }),
  logLevel: variable({
    env: 'LOG_LEVEL',
    meaning: 'Least serious log lines that are written',
    default: 'info',
    expected: 'trace, debug, info, warn, error, fatal or silent',
    schema: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']),
  }),
  tokenSecret: variable({
    env: 'TOKEN_SECRET',
    meaning: 'Key of sessions and codes; without it the server makes one in the data folder',
    expected: 'at least 32 characters drawn at random, such as `openssl rand -base64 48` prints',
    schema: z
      .string()
      .min(32)
      .refine((text) => !hasPattern(text))
      .optional(),
    secret: true,
  }),
  formerTokenSecret: variable({
    env: 'TOKEN_SECRET_FORMER',
    meaning:
      'TOKEN_SECRET of before, after a change: what keeps documents closed is moved from it to the present one at the start',
    expected: 'the former secret, at least 32 characters',
    schema: z.string().min(32).optional(),
    secret: true,
  }),
  backupPassphrase: variable({
    env: 'BACKUP_PASSPHRASE',
    meaning: 'Seals the keys into a backup and opens them at a restore; without it a backup holds no keys',
    expected: 'at least 12 characters that nobody can guess',
    schema: z.string().min(12).max(1_000).optional(),
    secret: true,
  }),
  accessTokenMinutes: variable({
    env: 'ACCESS_TOKEN_MINUTES',
    meaning: 'Minutes after which a browser renews its access',
    default: '15',
    expected: 'a whole number from 1 to 1440',
    schema: wholeNumber(1, 1_440),
  }),
  refreshTokenDays: variable({
    env: 'REFRESH_TOKEN_DAYS',
    meaning: 'Days after which an unused session ends',
    default: '30',
    expected: 'a whole number from 1 to 365',
    schema: wholeNumber(1, 365),
  }),
  sessionDays: variable({
    env: 'SESSION_DAYS',
    meaning: 'Days after which a session ends however much it is used, and the password is asked for again',
    default: '90',
    expected: 'a whole number from 1 to 365',
    schema: wholeNumber(1, 365),
  }),
  demoPassword: variable({
    env: 'DEMO_PASSWORD',
    meaning:
      'Password of the sample account demo@mizan.test, which is made at the first start outside production',
    default: 'Mizan-Ornek-1',
    expected:
      'at least 8 characters with an uppercase and a lowercase letter, a number and a special character',
    schema: z.string().regex(/^(?=.*\p{Lu})(?=.*\p{Ll})(?=.*\d)(?=.*[^\p{L}\d\s]).{8,255}$/u),
    secret: true,
  }),
  sampleLife: variable({
    env: 'SAMPLE_LIFE',
    meaning: 'Whether the office of the sample account gets cases, clients and colleagues at the first start',
    default: 'on',
    expected: 'on or off',
    schema: z.enum(['on', 'off']).transform((text) => text === 'on'),
  }),
  ...outsideVariables,
  ...modelVariables,
  ...embeddingVariables,
  ...paymentVariables,
  ...sellerVariables,
  ...visitorVariables,
  programPath: variable({
    env: 'PROGRAM_PATH',
    meaning:
      'Folders in which programs that recognise letters in pictures are looked for at the start: tesseract, pdftoppm',
    default: '/usr/local/bin:/usr/bin:/opt/homebrew/bin',
    expected: 'folders separated by colons',
    schema: z.string().max(1_000),
  }),
  rateLimits: variable({
    env: 'RATE_LIMITS',
    meaning:
      'Whether what one address asks for and what one person searches is counted and bounded; bounds of connections hold in any case',
    default: 'on',
    expected: 'on or off',
    schema: z.enum(['on', 'off']).transform((text) => text === 'on'),
  }),
  trustProxy: variable({
    env: 'TRUST_PROXY',
    meaning: 'Proxies whose X-Forwarded-For is believed; without it nobody is',
    expected: 'addresses or networks separated by commas, such as 127.0.0.1,10.0.0.0/8',
    schema: z
      .string()
      .regex(/^[\da-f.:]+(?:\/\d{1,3})?(?:,[\da-f.:]+(?:\/\d{1,3})?)*$/i)
      .optional(),
  }),
  shutdownGraceMs: variable({
    env: 'SHUTDOWN_GRACE_MS',
    meaning: 'How long running requests may take to end when the server stops, in milliseconds',
    default: '10000',
    expected: 'a whole number from 0 to 600000',
    schema: wholeNumber(0, 600_000),
  }),
}
