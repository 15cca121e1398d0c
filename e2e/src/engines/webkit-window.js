// A window of WebKitGTK that WebKitWebDriver drives, run by gjs. Unlike MiniBrowser's automation window, which is
// private and stores nothing, it has a profile: gjs webkit-window.js PROFILE_DIRECTORY
imports.gi.versions.Gtk = '3.0';
imports.gi.versions.WebKit2 = '4.1';
const { Gio, GLib, Gtk, WebKit2: WebKit } = imports.gi;

const [profile] = ARGV;

/** The test writes where the device is to this file, as JSON. */
const POSITION_FILE = Gio.File.new_for_path(`${profile}/position.json`);
const POSITION_CHECK_MS = 50;

const PHONE = { default_width: 390, default_height: 844 };

Gtk.init(null);

const context = new WebKit.WebContext({
  website_data_manager: new WebKit.WebsiteDataManager({
    base_data_directory: `${profile}/data`,
    base_cache_directory: `${profile}/cache`,
  }),
});
context.set_automation_allowed(true);
context.set_preferred_languages(['en-AU']);
context.connect('automation-started', (_context, session) => {
  const application = new WebKit.ApplicationInfo();
  application.set_name('Laneway tests');
  session.set_application_info(application);
  session.connect('create-web-view', openView);
});
answerForLocation(context.get_geolocation_manager());
Gtk.main();

function openView() {
  const view = new WebKit.WebView({
    web_context: context,
    is_controlled_by_automation: true,
  });
  view.get_settings().media_playback_requires_user_gesture = false;
  view.connect('permission-request', (_view, request) => {
    request.allow();
    return true;
  });
  view.connect('query-permission-state', (_view, query) => {
    query.finish(WebKit.PermissionState.GRANTED);
    return true;
  });
  const window = new Gtk.Window(PHONE);
  window.add(view);
  window.show_all();
  view.connect('close', () => window.destroy());
  return view;
}

function answerForLocation(manager) {
  let timer = 0;
  let sent = '';
  const send = () => {
    const text = readPosition();
    if (text === sent || text === '') return GLib.SOURCE_CONTINUE;
    sent = text;
    const { latitude, longitude, accuracy } = JSON.parse(text);
    manager.update_position(WebKit.GeolocationPosition.new(latitude, longitude, accuracy));
    return GLib.SOURCE_CONTINUE;
  };
  manager.connect('start', () => {
    sent = '';
    timer = GLib.timeout_add(GLib.PRIORITY_DEFAULT, POSITION_CHECK_MS, send);
    return true;
  });
  manager.connect('stop', () => GLib.source_remove(timer));
}

function readPosition() {
  try {
    const [, bytes] = POSITION_FILE.load_contents(null);
    return new TextDecoder().decode(bytes);
  } catch {
    return '';
  }
}
