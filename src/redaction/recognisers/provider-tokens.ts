import { byPattern, type Recogniser } from '../recogniser.ts'
import { LIBRARY_TOKENS } from './library-tokens.ts'

/** Tokens of the providers that the library does not know, by the prefixes that they publish. */
const PREFIXED = [
  '(?:sk|pk|rk)_(?:live|test)_[0-9a-z]{10,247}', // Stripe
  'whsec_[0-9a-z+/=]{16,128}', // Stripe, Svix
  'gl(?:pat|dt|rt|cbt|ptt|ft|soat|imt|agent)-[0-9a-z_-]{20,128}', // GitLab
  'hf_[a-z]{30,64}', // Hugging Face
  'pypi-[0-9a-z_-]{32,512}',
  'rubygems_[0-9a-f]{48}',
  'cio[0-9a-z]{32}', // crates.io
  'do[opr]_v1_[0-9a-f]{64}', // DigitalOcean
  'dapi[0-9a-f]{32}(?:-\\d)?', // Databricks
  'dckr_(?:pat|oat)_[0-9a-z_-]{20,64}', // Docker Hub
  'vercel_[0-9a-z]{24}',
  'nfp_[0-9a-z]{36,64}', // Netlify
  'fo1_[0-9a-z_-]{40,64}', // Fly.io
  'sb[ps]_[0-9a-f]{40}', // Supabase
  'sb_(?:secret|publishable)_[0-9a-z_-]{20,64}',
  'pscale_(?:tkn|pw|oauth)_[0-9a-z._=-]{30,64}', // PlanetScale
  'ntn_[0-9a-z]{40,64}', // Notion
  'secret_[0-9a-z]{43}',
  'figd_[0-9a-z_-]{40,64}', // Figma
  'glsa_[0-9a-z]{32}_[0-9a-f]{8}', // Grafana
  'glc_[0-9a-z+/=]{32,400}',
  'nr(?:ak|js|ii|ra)-[0-9a-z_-]{20,64}', // New Relic
  'sntr[ysu]+_[0-9a-z_+/=-]{40,256}', // Sentry
  'hvs\\.[0-9a-z_-]{24,256}', // HashiCorp Vault
  'hvb\\.[0-9a-z_-]{24,300}',
  '[0-9a-z]{14}\\.atlasv1\\.[0-9a-z_=-]{60,70}', // Terraform Cloud
  'pul-[0-9a-f]{40}', // Pulumi
  'EAA[0-9a-z]{60,300}', // Meta
  'ya29\\.[0-9a-z_-]{20,400}', // Google OAuth
  'AIza[0-9a-z_-]{35}', // Google API key
  'GOCSPX-[0-9a-z_-]{20,40}',
  '1//0[0-9a-z_-]{38,120}',
  'gsk_[0-9a-z]{40,64}', // Groq
  'xai-[0-9a-z]{60,120}',
  'r8_[0-9a-z]{37,40}', // Replicate
  'pplx-[0-9a-z]{40,64}', // Perplexity
  'sk-(?:proj|svcacct|admin|or-v1|ant|lf)?-?[0-9a-z_-]{24,200}', // OpenAI, OpenRouter, Anthropic, Langfuse and others alike
  'lsv2_(?:pt|sk)_[0-9a-f]{32}_[0-9a-f]{10}', // LangSmith
  'pcsk_[0-9a-z_]{40,80}', // Pinecone
  'tvly-[0-9a-z-]{20,48}', // Tavily
  'fc-[0-9a-f]{32}', // Firecrawl
  'phc_[0-9a-z]{32,64}', // PostHog
  'phx_[0-9a-z]{32,64}',
  'key-[0-9a-f]{32}', // Mailgun
  're_[0-9a-z]{6,10}_[0-9a-z]{20,30}', // Resend
  '(?:xox[a-z]|xapp|xwfp)-[0-9a-z-]{10,250}', // Slack, where the library wants a full one
  '(?:AC|SK)[0-9a-f]{32}', // Twilio
  'sq0(?:atp|csp)-[0-9a-z_-]{22,43}', // Square
  'EAAA[0-9a-z_-]{60}',
  'access_token\\$(?:production|sandbox)\\$[0-9a-z]{16}\\$[0-9a-f]{32}', // Braintree
  'PMAK-[0-9a-f]{24}-[0-9a-f]{34}', // Postman
  'ATATT3[0-9a-z_=-]{50,250}', // Atlassian
  'ATCTT3[0-9a-z_=-]{50,250}',
  'cfut_[0-9a-z_-]{40,64}', // Cloudflare
  'v1\\.0-[0-9a-f]{24}-[0-9a-f]{146}', // Cloudflare origin key
  'A3T[0-9A-Z]{17}|(?:AKIA|ASIA|ABIA|ACCA|AROA|AIDA)[0-9A-Z]{16}', // AWS, also in the wrong case or of an example
  'gh[pousr]_[0-9a-z]{20,255}', // GitHub, also cut short
]

const hasDigit = (secret: string): boolean => /\d/.test(secret)

/** API keys and tokens of the common providers. */
export const PROVIDER_TOKENS: readonly Recogniser[] = [
  ...LIBRARY_TOKENS,
  byPattern('api-token', new RegExp(`(?<![0-9a-z])(?:${PREFIXED.join('|')})(?![0-9a-z])`, 'gi'), {
    accepts: (secret) => hasDigit(secret) || /^hf_/i.test(secret),
  }),
  // Telegram bot
  byPattern('api-token', /(?<![0-9a-z])\d{8,10}:AA[0-9a-z_-]{33}(?![0-9a-z_-])/gi, { hints: [':aa'] }),
  // Discord bot
  byPattern('api-token', /(?<![0-9a-z])[MNO][a-z0-9]{23,27}\.[a-z0-9_-]{6}\.[a-z0-9_-]{27,45}(?![0-9a-z_-])/gi),
  // Mailchimp
  byPattern('api-token', /(?<![0-9a-z])[0-9a-f]{32}-us\d{1,2}(?![0-9a-z])/gi, { hints: ['-us'] }),
  // SendGrid
  byPattern('api-token', /(?<![0-9a-z])SG\.[0-9a-z_-]{16,32}\.[0-9a-z_-]{32,64}(?![0-9a-z_-])/gi, { hints: ['sg.'] }),
]
