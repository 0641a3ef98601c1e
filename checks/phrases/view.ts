import { phrases } from './phrases.ts'

/** Views of a state, how they are read, and ways past them. */
export const VIEW_PHRASES = {
  'noun-page': phrases(`
    store|package|product|key|admin|deploy|deployment|rollout|build|project|account|profile|release|releases|statistics|
     stats|returns|archive|pipeline|queue|job|jobs|usage|orders|order|users|members|groups|host|hosts|
     device|devices|issue|issues|alerts|overview|summary|contents|download|downloads|booking|shop|catalogue|search|
     index|monitoring|health|quota|storage|cluster|node|service|tracking|certificate|domain|dns|backup|backups|
     repository|registry|plugin|extension|channel|provider|vendor|upload|status|details|detail|web|landing|team|module|
     inventory|stock|shipment|parcel|results|result|permission|permissions|access|printer|router|app|schedule =page|
     =screen|=tab|=view|=panel|=tile|=board|=list|=listing|=site|=map
  `),
  /** What a view may be a view of. */
  'view-kind': phrases(`
    yard, dock, ward, bed, stock, warehouse, weather, tracking, parcel, fleet, shift, staff, rota, roster, room, booking,
    hotel, hostel, flight, train, bus, bank, account, billing, payroll, hr, personnel, sales, orders, order, shop, store,
    campaign, ad, ads, marketing, newsletter, analytics, traffic, usage, capacity, storage, disk, quota,
    cluster, node, host, server, network, router, dns, compliance, risk, audit, programme, program,
    project, sprint, ticket, issue, bug, ci, build, release, deploy, deployment, pipeline, queue, job, status, health,
    uptime, monitoring, metrics, incident, on-call, sample, cell bank, freezer, fridge, plate,
    inventory, reagent, instrument, lab, patient, bedside, theatre, pharmacy, vaccine, course, attendance,
    grades, exam, library, loan, asset, equipment, tool, crop, soil, hive, river, tide, gauge, meter, energy, heating,
    solar, charging, charger, parking, delivery, route, vehicle, driver, crew, price, budget, ledger, invoice,
    payments, payment, membership, member, donor, volunteer, seat, ticketing, box office, vendor, supplier, customer,
    user, admin, store, package, plugin, registry, container, image, model, training, experiment, catalog,
    nightly, daily, weekly, morning, hourly, central, internal, online, live, lobby, wall, overview
  `),
  /** Whose page or screen it may be. */
  'strong-view-head': phrases(`
    <view-kind>, bms, scada, lims, wms, erp, crm, hmi, plc, nas, ups, vpn, dns, cdn, ldap, sso, mdm, siem, edr, cmdb, trend, autoscaler, scheduler, controller, manager, board, registry, catalogue, catalog, vendor, carrier, provider, supplier, broker, exchange, court, council, county, port, harbour, airport, airline, railway, hospital, clinic, university, school, department, ministry, tax office, customs, insurer, utility, water, gas, power, telemetry, replica, mirror, edge, cloud, cloud console, web, mobile, tablet, phone, lobby, reception, control room, front desk, planning, dispatch, logistics, customs, quality, qc, qa, kitchen, bar, gym, library, museum, theatre, cinema, arena, tournament, league
  `),
  'strong-view': phrases(`
    online catalogue|catalog, seller view, admin view, customer view, dns lookup, dns lookups, sign on, signpost,
    notice on, info screen, tracking app, weather app, ledger app, job list, run list, lookups from, dashboard, =panel,
    =tile, =gauge, =widget, status page, status site, status bar, status light, status board, status map, status screen,
    status lamp, status icon, status tile, status tab, ui, web ui, gui, =console, portal, =screen, lobby display,
    wall display, display panel, sidebar, whiteboard, white board, noticeboard, notice board, asset register, sap,
    index page, search page, <noun-page>, backlog view, tracker, issue tracker, bug tracker, =wallboard,
    wall board, grafana, kibana, datadog, zabbix, nagios, prometheus, pgadmin, tensorboard, sentry, jenkins, argo,
    argocd, jira, splunk, new relic, icinga, netdata, portainer, rancher, airflow, wandb, mlflow, cloudwatch,
    statuspage, looker, tableau, metabase, google analytics, app store, play store, file browser,
    file manager, departure board, control panel, control room, leaderboard, scoreboard, stock sheet,
    =overview, heat map, heatmap, health page, admin ui, web interface, alert list, rule list, issue list, device list,
    queue list, member list, host list, order list, live view, live panel,
    cached ~1 copy|page|value|list|result|response|version|figure|listing|status, read replica, browser of,
    =replica, =cache, =listing, =snapshot, read model, secondary copy|node|replica, local clone|copy|checkout|mirror,
    cached =page|=view|=entry|=listing|=record|=figures|=state, last|latest|yesterday|nightly|weekly|morning|daily|monthly|
     this_morning|last_night|today|friday|monday 's? =export|=report|=dump|=extract|=sync|=poll|=scrape|=printout|=count|
     =stocktake|=readout|=snapshot|=digest, bulletin board, pin board, pinboard, corkboard, shared calendar|drive|sheet|
     document|folder, google sheet|sheets|calendar|maps, confluence, contact list, waiting list, watch list,
     log book|sheet, tally sheet, count sheet, control chart, search engine, site search, whois, autocomplete,
    archive 's browser, phone app, 's =page|=site|=screen|=app|=board|=sheet|=display|=map|=counter, soil tile, kanban, cockpit, ad manager, =catalogue, wms, erp, crm, lims, ehr, emr, hris,
    scada, bms, hubspot, salesforce, shopify, netsuite, quickbooks, xero, trello, asana, notion, airtable, monday.com,
    zendesk, intercom, mixpanel, amplitude, workday, moodle, stripe dashboard, npmjs.com, shields.io,
    pypi, docker hub, dockerhub, uptime robot, uptimerobot, pingdom, honeycomb, dynatrace, opsgenie, consul, sonarqube,
    codecov, dependabot, search console, cloud console, ad|ads|campaign|task|device|activity|inventory manager,
    <view-kind> =app|=application|=page|=sheet|=board|=screen|=map|=display|=site|=website|=system|=tracker|=tool|=monitor|=portal|=report|=list|=register|=table|=record|=calendar|=schedule|=plan|=view|=viewer|=widget|=panel|=listing|=catalogue|=chart|=readout|=console|=manager, response graph, response graphs, tracking page|site|link, eta, timetable,
    =wallboard, big screen, arrivals board, live map, live feed, floor plan|map, seating plan, booking system,
    stock system, warehouse system, library system, ticketing system, hr system, patient record|list, bed board,
    handover sheet, gradebook, grade book, mark book, register, checker site, cached figures|numbers|list|results,
    price tracker, fitness tracker, read-only copy, mirror site, spreadsheet, wiki,
    netbox, servicenow, freshdesk, basecamp, clickup, smartsheet, gitlab, bitbucket, gerrit, phabricator, teamcity, circleci, buildkite, spinnaker, octopus, artifactory, nexus, backstage, snyk, lacework, wiz, qualys, nessus, tenable, crowdstrike, intune, jamf, sccm, active directory, okta, entra, azure portal, aws console, gcp console, kubernetes dashboard, k9s, rancher, nomad, prtg, checkmk, solarwinds, librenms, cacti, observium, unifi, meraki, home assistant, openhab, node-red, thingsboard, powerbi, power bi, qlik, superset, redash, kaggle, huggingface, ga4, matomo, plausible, search console, semrush, ahrefs, mailchimp, sendgrid, pardot, marketo, odoo, dynamics, datev, bloomberg, refinitiv, tradingview, flightradar, marinetraffic, strava, garmin, benchling, labguru, labware, labvantage, redcap, openspecimen, cerner, kronos, sap, sis, blackboard, worldcat, koha, aleph, zotero, itch.io, xbox live, psn, gazebo, rviz, foxglove, mission planner, qgroundcontrol, citrix, vcenter, vsphere, proxmox, truenas, synology, veeam, commvault, bacula,
    <strong-view-head> =page|=screen|=tab|=view|=board|=tile|=panel|=map|=list|=site|=report|=export|=display|=listing|=overview|=widget|=console|=dashboard|=sheet|=spreadsheet|=readout|=extract|=snapshot|=printout|=feed|=mail|=digest|=file|=record|=register|=app|=monitor|=portal|=gui|=ui,
    member|group|user|role|seat|badge|visitor|contact|part|asset|host|device|server|domain|key|cert|certificate|licence|license|pull|push|branch|tag|release|build|job|run|alert|error|exception|exceptions|ticket|task|card|order|invoice|shipment|stock|shelf|sample|freezer|room|bed|table|court|slot|seat|course|exam|grade|loan|book|track|player|match|score|fixture|league|weather|tide|traffic|road|flight|train|bus|berth|ship|vessel|truck|trailer|driver|rider|crew|shift|duty|patient|ward|drug|vaccine|crop|field|herd|hive|tank|pool|pump|boiler|meter|sensor|battery|solar|grid|outage|incident|cluster|node|pod|volume|disk|backup|replica|index|cache|queue|topic|partition|schema|feature|model|dataset|experiment|cost|budget|price|rate|balance|position|ledger|trade|fund|claim|policy|case|docket|permit|grant|vote|ballot|station|site|door|camera|alarm ~1 =list|=screen|=tab|=board|=tile|=panel|=map|=overview|=widget|=dashboard|=spreadsheet|=readout|=printout|=gui|=portal|=tracker|=viewer|=explorer|=browser|=lookup|=monitor,
    inventory|capacity|coverage|controlling|status|weekly|monthly|daily|quarterly|yearly|annual|nightly|morning|last|latest|cached|exported|printed|archived|old|hr|finance|sales|stock|asset|audit|compliance|usage|billing|expense|cost|headcount|staffing|attendance|absence|maintenance|inspection|stocktake|count|scan|discovery|sync|crawl|index|census|survey =file|=mail|=report|=sheet|=spreadsheet|=export|=extract|=dump|=print|=printout|=list|=scan|=table|=csv|=pdf|=workbook|=tally|=snapshot|=summary_page
  `),
  view: phrases(`
    =calendar, =diary, =roster, =rota, =timetable, =planner, =logbook, =display, player|visitor|page|hit|view|subscriber|member count|counter,
    <strong-view>, =listing, =panel, =tile, =gauge, =widget, status page, status site, status bar, status light,
    status board, status map, status screen, status lamp, status icon, status tile, status tab, ui, web ui, gui,
    =console, portal, =board, =screen, =display, =list, index page, search page, search results, search result,
    =catalogue, =catalog, =cache, cached ~1 copy|page|value|list|result|response|version|figure|listing|status,
    =replica, =mirror, read replica, =snapshot, =feed, heat map, heatmap, =badge, =overview, <noun-page>, =backlog,
    tracker, issue tracker, bug tracker, =inventory, =wallboard, wall board, grafana, kibana, datadog, zabbix, nagios,
    prometheus, pgadmin, tensorboard, sentry, jenkins, argo, argocd, jira, splunk, new relic, icinga, netdata,
    portainer, rancher, airflow, wandb, mlflow, cloudwatch, statuspage, looker, tableau, metabase, google analytics,
    app store, play store, =gallery, file manager, app, calendar view, =grid, =tab, =sidebar,
    tray icon, indicator light, =planner, departure board, ticket queue, service map, topology map, =map, weekly report,
    daily report, nightly report, morning report, morning mail, last report, last poll, last scrape, last snapshot,
    last export, last sync, =spreadsheet, wiki table, cmdb, =chart, =graph, status graph, materialised view,
    materialized view, reporting database, data warehouse, local copy, exported file, control panel, control room,
    presence list, dns cache, cdn, search index, package index, =directory, registry ui, web console,
    on-screen, =webcam, =thumbnail, =counter, search engine, stats, status report, list of, =index, crm, bundle report,
    fridge app, scale app, weather app, bank app, phone book, address book, intranet, explorer, block explorer,
    leaderboard, scoreboard, timeline, traffic light, infoscreen, marquee, ticker, =view, inbox, profile,
    =light, =lamp, =led, =label, =tag, =register, =roster, =queue view, =console view, =status
  `),
  shows: phrases(`
    show, =shown, list, =listed, =displayed, =dates, display, say, =reads, =tells, =confirms,  report, indicate, give|gives ~6 as, put|puts,
    stand|stands at, claim, mark, state,
    is|are|was|were ~2 =green|=empty|=clear|=red|=blank|=amber|=clean|=grey|=gray, return|returns ~3 #
  `),
  'as-shown': phrases(`
    <strong-view> ~1 which|that|whose ~9 =has|=shows|=lists|=says|=gives|=puts|=calls|=reports|=displays, which|that i|we ~1 =take|=took|=have|=read|=got|=see|=saw from|off|on|in ~3 <strong-view>, =as ~5 <strong-view> =has|=shows|=lists|=says|=gives|=puts|=calls|=reports|=displays|=tells|=claims|=had|=showed|=listed|=said|=gave, according|going|judging|as_per|per|as_of ~6 <strong-view>, as far as ~4 <strong-view>, if ~4 <strong-view> ~1 =is|=was|=are, =to go by ~4 <strong-view>, <strong-view> ~2 would|will have it|us|them,
    =from|=off|=by ~1 the|our|its|my|their|last|yesterday|today|this ~2 <strong-view> ~3 of|from|dated ~2 #|monday|tuesday|wednesday|thursday|friday|saturday|sunday|last|yesterday|january|february|march|april|may|june|july|august|september|october|november|december,
    =says|=said the|a|its|our|their ~3 =page|=screen|=tab|=map|=site|=app|=sign|=display|=board|=tracker|=list,
    =wall|=list|=screen ~5 =has ~4 on|as|in, list on|in ~4 =has|=shows, =its|=their ~1 website|site|page|app|portal
     shows|says|lists,
    replica|mirror|cache|snapshot|copy ~2 =has|=holds|=contains|=gives|=shows|=lists, the =board ~4 =has|=shows|=lists,
    search index =contains|=has|=shows|=lists, app on ~4 =has|=shows|=says, registry =lists|=shows|=has, on the board,
    the|shift|job|our =board =has|=shows|=lists|=says, =board =has ~3 as, it|they ~1 =lists|=shows ~6 as,
    listing|list|index still? =has|=shows, still shows|lists|says|displays|reports,
    <strong-view> ~1 that|which ~7 has|shows|lists|says|holds,
    it|they shows|displays|displayed|lists ~2 #|as, is|are|was ~1 =listed|=shown|=marked|=displayed under|as|in|on|with,
    as|says|said written|shown|posted|noted on the|a|its, shown|listed|marked as
  `),
  'holds-state': phrases(`
    call|calls|called ~1 itself|it|them|this|that, =keeps, =carries, =puts, =lists, =counts, =flags, =displays, look|looks|looked ~1 normal|fine|good|clean|healthy|calm|quiet|green|empty|right|ok, =is ~1 right|current|complete|normal|up_to_date, =agrees, =still, =now,
    =have, =has, =had, =at, =up, count, note, paint, print, present, carry, =as, give, =green, =empty, =clear, =quiet,
    =full, =on
  `),
  /** A view that is spoken of as wrong or broken: nothing is read off it. */
  'view-at-fault': phrases(`
    <view> ~3 is|was|were|are|went|had_been ~2 =wrong|=stale|=outdated|=broken|=redesigned|=replaced|=down|=blank|=misleading|
     =out_of_date|=lagging|=frozen|=retired, stale ~6 <view>, filed the <view>, <view> lied|lies, fixed the ~2 <view>
  `),
  'said-by': phrases(`=per, =says, =said, =say`),
  'placed-on': phrases(`=on, as of, =by, =from, =through, =under`),
  'past-view': phrases(`
    =put|=laid|=set|=placed|=stood ~4 on ~1 a|the|my scale|scales|balance|bench, from the ~4 window|roof|bridge|tower|bank|door ~3 saw|counted|watched, =stood|=sat|=waited at|in|on|beside ~4, i|we ~1 =saw|=watched|=heard ~4, =opened|=pulled ~2 the|its|their own ledger|file|record|log,
    thermometer|scale|scales|balance|ruler|gauge|meter|probe|caliper ~8 =read|=gave|=said|=showed,
    's own ~2 stamp|log|record|register|clock|file|counter|memory, went there, on the shelf|door|wall|spot itself?,
    in the cupboard|drawer|rack|freezer, with our own eyes, =saw ~4 there, read straight|directly from,
    in the source table|system, asked ~3 itself, by a call to, from the horse, fresh read|query|scrape,
    bypassing the ~3, direct call|query|read|request|look, directly ~5,
    primary ~2 server|name|node|database|record|table|copy|instance|itself,
    on|from|at|in|to|asked the primary|master|leader|origin|authoritative, origin server, source table, source of truth,
    own table|register|record|log|records|books|registers, on the ~3 itself, the ~2 itself|themselves,
    on|in|at the ~2 themselves, identifies itself, by ~2 id|number, =primary =has|=holds|=says|=gives|=returned,
    =counted # ~2 in, opened ~4 and found, lifted it onto, held it into, looked down|into|under|behind|inside|through,
    by id, by its id, by primary key, by its ~2 number|key|id, past the|its|any|every|all cache,
    cache off|disabled|bypassed, without the cache, bypass, bypassing, bypassed, no-cache, hard reload, +norec, dig,
    =select, =queried, query|queries ~4 returns|gives|gave|returned|confirms|agrees, psql, sql, curl, =ssh, kubectl,
    =checksum, =sha256, timestamp|timestamps ~5 match|compared|agree|same|newer|within|later|after, row ~8 by id,
    record itself, raw record|rows|row|value|table, file that ~6 downloaded, physically, in person,
    walked|went ~2 to|down|out|round|over|there, counted ~4 by hand, by hand, dipstick,
    =phoned|=rang|=called the|them|up, call to the|them, ledger itself, on-chain, in the database, from the database,
    against the database|table|ledger,
    gives|gave|returned|returns|prints|printed|said|says|reports|has|had|shows the same, same within,
    same figure|number|value|serial|version|state|answer, within a point, agree|agrees with, handheld|hand-held,
    second thermometer, with a thermometer|ruler|tape|scale|multimeter|torch|probe, from inside the|a,
    inside ~3 container|pod|box|rack|cabinet, authoritative, system of record, book of record, at ~2 source, has it too,
    lsof|df|top|ps|ls|free|uptime on, opened ~4 by, stuck my|a ~2, looked in|inside|under|behind the, pulled by id,
    pulled fresh, fresh ~3 from,
    {} ~6 same|agrees|confirms|confirmed|prints|printed|returned|returns|gave|gives|shows|showed|has|had|says|said|
     answers|answered,
    so do|does the ~4 on|itself|in, as does|do the ~4 own|on|itself|in, =asked ~3 directly ~2, =logged in|into ~3, ssh into|to, shelled into, handshake ~4 =returned|=gave|=showed, live host|server|box, against the live, =lifted|=lifting|=weighed|=weighing it|them|the ~3, spring balance, glass thermometer, second instrument|probe|sensor|gauge, own gauge|meter|thermometer|scale|balance,
    signed statement, paper slip|form|ledger|copy, bank statement, ledger, crontab, on the host, =opened|=unlocked the ~3 cupboard|cabinet|box|door|drawer|room|safe|shelf|rack|crate, =found|=counted # ~2 in|on|there, =walked|=drove|=cycled ~3 and, =held|=holds|=has ~3 into|up to the ~2 camera|webcam, newest ~3 own, file stamp, file itself, over the telephone|phone, summing the ~5, each ~1 answered, =counted|=tallied them|it|the ~3, i|we ~1 =looked in|inside|into|under|through|behind, table 's own, straight from|out|off the,
    with caching|cache off|disabled, git ls-remote, nslookup, ping|ping_to, api itself, asked the api|server|database|device|node|daemon|registry ~4, =says|=reports so itself, device 's|machine 's own ~2, serial console, read it off the, on the device|machine|server|box|shelf itself, =took ~3 out|down and, =went to see|look|check, saw it myself|ourselves, i|we =looked at it|them|the ~3 itself|directly|myself
  `),
}
