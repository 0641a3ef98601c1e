import type { Tool } from './tool.ts'
import { archiveTool } from './tools/archive.ts'
import { auditTool } from './tools/audit.ts'
import { briefTool } from './tools/brief.ts'
import { checkToolFailureTool } from './tools/check-tool-failure.ts'
import { contentsTool } from './tools/contents.ts'
import { precheckTool } from './tools/precheck.ts'
import { reportRecoveryOutcomeTool } from './tools/report-recovery-outcome.ts'
import { reportToolFailureTool } from './tools/report-tool-failure.ts'
import { reportToolSuccessTool } from './tools/report-tool-success.ts'
import { researchTool } from './tools/research.ts'
import { sampleTool } from './tools/sample.ts'
import { searchTool } from './tools/search.ts'
import { serviceInfoTool } from './tools/service-info.ts'

/** Every tool, in the order in which a model reads them: what is free first. */
export const TOOLS: readonly Tool[] = [
  precheckTool,
  contentsTool,
  sampleTool,
  serviceInfoTool,
  checkToolFailureTool,
  reportToolFailureTool,
  reportToolSuccessTool,
  reportRecoveryOutcomeTool,
  searchTool,
  auditTool,
  briefTool,
  researchTool,
  archiveTool,
]
