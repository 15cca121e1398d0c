import type { Narration } from '../narration.ts';

export const cityOfTrams: Narration = {
  slug: 'city-of-trams',
  narrator: 'isla',
  lines: {
    cover:
      'Ding ding. There are more tram tracks in this city than in any other on earth, and today you are going to ride them. From the clocks at Flinders Street, right around the town, down to the docks, and out to a shed in Hawthorn where the old ones sleep. Hold on to a strap, and watch the corners.',
    'flinders-street-station':
      'Everyone you know has waited here. Under the clocks, they say, and you always know which. Look at the people on the steps: somebody is early, somebody is late, somebody is about to fall in love. Above them, behind the windows of the top floor, is a ballroom that hardly anyone has ever seen. And here comes another tram.',
    'city-circle':
      'Find a wooden seat, by a window. This tram may be older than your grandparents, and it still does a full day. Listen as it pulls away: first a groan, then that long rising hum, and all the windows begin to chatter. There is no hurry. It goes around in a circle, so you cannot possibly miss your stop.',
    'bourke-street-mall':
      'Mind the tram. Here, people and trams share the street, and it works, because both of them have good manners. A long time ago there were no wires overhead. Under the road ran a steel rope, always moving, and the trams simply took hold of it, and let go. Find the old post office, and look all the way up the hill.',
    'southern-cross':
      'Look up. It is like standing underneath a desert. Those waves are not only for show: the hot air and the smoke rise into the tops of them, and the wind carries it all away. From here the trains go out to the country. Take a minute, even if you are not going anywhere. Stations are best when you are not in a hurry.',
    'victoria-harbour':
      'Smell the salt? All this was swamp, and then it was the biggest dock in the colony. Wool went out from here to the whole world. Look along the esplanade, and you should see a cow, upside down, in a tree. There is a good reason for it, and I have written it down for you. Then find the number seventy.',
    'hawthorn-depot':
      'Come in, they do not bite. Here they are, nose to tail: the cable cars, the open ones, the green and cream ones, and the ones that artists were allowed to paint. Climb up and sit down. Put your hand on the wooden rail. It is smooth, because a million people held on to it before you did. Thank you for riding.',
  },
};
