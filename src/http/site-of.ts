import type { Site } from '../pages/document.ts'
import { SERVICE_NAME } from '../service-info.ts'
import type { Assets } from './assets.ts'
import type { Services } from './services.ts'

/** What every page of the service shows. */
export const siteOf = ({ publicUrl, operator, versions }: Services, assets: Assets): Site => ({
  name: SERVICE_NAME,
  publicUrl,
  operator,
  rulesetVersion: versions.ruleset.version,
  corpusVersion: versions.corpus.version,
  asset: assets.address,
})
